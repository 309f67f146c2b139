import { LOAN_LIST_FIELDS } from '@homeyield/domain/loans/loan-fields'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { takeFocus } from '../../../ui/take-focus.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { LoanPartFields } from './loan-part-fields.tsx'
import { loanPartsOf } from '../model/loan-part.ts'
import { addLoan } from '../model/loan-transitions.ts'
import { LoansBegin } from '../sections/loans-begin.tsx'
import styles from './loans.module.css'
import { PlacedBar } from './placed-bar.tsx'

interface LoanPartsProps {
  /** With each further press the heading takes the focus. */
  readonly presses: number
  readonly onRemove: (index: number) => void
}

/** The loan in two to eight parts, each with its own terms. */
export function LoanParts({ presses, onRemove }: LoanPartsProps) {
  const id = useId()
  const store = useCalculatorStore()
  const count = useCalculator(({ form }) => loanPartsOf(form).length)
  return (
    <div role="group" aria-labelledby={id} className="stack">
      <h3 key={presses} id={id} tabIndex={-1} ref={presses > 0 ? takeFocus : null}>
        Loan parts
      </h3>
      <LoansBegin />
      <PlacedBar />
      <ol className="stack shrinks">
        {Array.from({ length: count }, (_, index) => (
          <LoanPartFields key={index} index={index} onRemove={onRemove} />
        ))}
      </ol>
      {count < LOAN_LIST_FIELDS.loans.most ? (
        <div className={`row flush ${styles.buttons}`}>
          <Button look="quiet" onClick={() => store.update(addLoan)}>
            Add a loan
          </Button>
        </div>
      ) : null}
    </div>
  )
}
