import type { BankPage } from '@homeyield/domain/assessment/compose-bank-page'
import { authorOf } from '@homeyield/domain/documents/author-of'
import { composeDocument } from '@homeyield/domain/documents/compose-document'
import { DOCUMENT_FIELDS } from '@homeyield/domain/documents/document-fields'
import type { DocumentHome } from '@homeyield/domain/documents/document-facts'
import type { Day } from '@homeyield/domain/dates/calendar-day'
import { completeFields } from '@homeyield/domain/fields/complete-fields'
import { useQuery } from '@tanstack/react-query'
import { ownAddress } from '../../api-client/own-address.ts'
import { accountQuery, brandQuery } from '../../api-client/queries.ts'
import { DocumentPage } from './document-page.tsx'

interface BankDocumentProps {
  /** Null for all homes together. */
  readonly home: DocumentHome | null
  readonly bank: BankPage
  readonly today: Day
}

/** What a bank asks as its document, with the brand that is known by now; without a connection that may be none. */
export function BankDocument({ home, bank, today }: BankDocumentProps) {
  const { data: account } = useQuery(accountQuery)
  const { data: brand = null } = useQuery(brandQuery)
  if (account === undefined) return null
  const inputs = completeFields(DOCUMENT_FIELDS, {}, {})
  const author = authorOf(account, account, brand)
  return (
    <DocumentPage
      content={composeDocument({ kind: 'bank', inputs, author, home, bank, today })}
      addressOf={ownAddress}
    />
  )
}
