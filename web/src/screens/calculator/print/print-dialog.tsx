import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { BankSheet } from './bank-sheet.tsx'
import { letterheadQuery } from '../../../components/documents/letterhead-query.ts'
import { LoansSheet } from './loans-sheet.tsx'
import type { AddedPage } from './printed-assessment.tsx'
import { YearsSheet } from './years-sheet.tsx'

interface PrintDialogProps {
  readonly addedPages: readonly AddedPage[]
  readonly onAddedPages: (pages: readonly AddedPage[]) => void
  readonly onClose: () => void
}

const PAGES = [
  { name: 'loans_page', Page: LoansSheet, words: 'Add a page on the loans: year by year, and if rates rise' },
  { name: 'years_page', Page: YearsSheet, words: 'Add a page on the years ahead, before and after tax' },
  { name: 'bank_page', Page: BankSheet, words: 'Add a page for your bank: LVR, DTI and interest cover' },
] as const

/** Prints the assessment, with the pages that are chosen. */
export function PrintDialog({ addedPages, onAddedPages, onClose }: PrintDialogProps) {
  const [chosen, setChosen] = useState(() => addedPages.map(({ name }) => name))
  const { isLoading } = useQuery(letterheadQuery)

  function print() {
    // The browser prints the page as it is: without the dialog, and with the added pages.
    flushSync(() => {
      onAddedPages(PAGES.filter(({ name }) => chosen.includes(name)))
      onClose()
    })
    window.print()
  }

  return (
    <Dialog
      title="Print"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button look="primary" busy={isLoading && chosen.includes('bank_page')} onClick={print}>
            Print
          </Button>
        </>
      }
    >
      <p>The assessment is one page.</p>
      {PAGES.map(({ name, words }) => (
        <Checkbox
          key={name}
          name={name}
          checked={chosen.includes(name)}
          onCheck={(checked) => setChosen(checked ? [...chosen, name] : chosen.filter((other) => other !== name))}
        >
          {words}
        </Checkbox>
      ))}
    </Dialog>
  )
}
