import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoansSheet } from './loans-sheet.tsx'
import type { SecondPage } from './printed-assessment.tsx'

interface PrintDialogProps {
  readonly secondPage: SecondPage | null
  readonly onSecondPage: (page: SecondPage | null) => void
  readonly onClose: () => void
}

/** Prints the assessment, with a page on the loans if it is chosen. */
export function PrintDialog({ secondPage, onSecondPage, onClose }: PrintDialogProps) {
  const [chosen, setChosen] = useState(secondPage !== null)

  function print() {
    // The browser prints the page as it is: without the dialog, and with the second page.
    flushSync(() => {
      onSecondPage(chosen ? LoansSheet : null)
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
          <Button look="primary" onClick={print}>
            Print
          </Button>
        </>
      }
    >
      <p>The assessment is one page.</p>
      <Checkbox name="loans_page" checked={chosen} onCheck={(_, checked) => setChosen(checked)}>
        Add a page on the loans: year by year, and if rates rise
      </Checkbox>
    </Dialog>
  )
}
