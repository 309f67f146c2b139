import type { BankPage } from '@homeyield/domain/assessment/compose-bank-page'
import type { DocumentBlockName } from '@homeyield/domain/documents/blocks-of-kinds'
import { describeBank, missingForBank } from '@homeyield/domain/documents/describe-bank'
import { DocumentBlocks } from './document-blocks.tsx'
import { LeftOut } from './left-out.tsx'

interface BankBlocksProps {
  readonly page: BankPage
  /** One that the screen shows in its own way. */
  readonly without?: DocumentBlockName
}

/** What a bank asks, as its document has it, with what is missing for the one who makes it. */
export function BankBlocks({ page, without }: BankBlocksProps) {
  const blocks = describeBank(page).filter(({ name }) => name !== without)
  return (
    <>
      <LeftOut sentences={missingForBank(page)} />
      <DocumentBlocks blocks={blocks} heading="h3" title="For your bank" colour={null} />
    </>
  )
}
