import { useState } from 'react'
import { LineField } from '../../../components/inputs/line-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { fieldProblem } from '../model/calculator-state.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { loanPartsOf } from '../model/loan-part.ts'
import { LoanPartMore } from './loan-part-more.tsx'
import { LoanPayment } from './loan-payment.tsx'
import { LoanPlacing } from './loan-placing.tsx'
import { LoanRates } from './loan-rates.tsx'
import styles from './loans.module.css'

interface LoanPartFieldsProps {
  readonly index: number
  readonly onRemove: (index: number) => void
}

const MORE = ['interest_only_months', 'term_months', 'offset_balance', 'owed_on'] as const

/** One loan: amount, rate and payment, and the rest when it is opened. */
export function LoanPartFields({ index, onRemove }: LoanPartFieldsProps) {
  const part = useCalculator(({ form }) => loanPartsOf(form)[index])
  const wrong = useCalculator((state) =>
    MORE.some((name) => fieldProblem(state, `analysis.loans.${index}.${name}`) !== null),
  )
  const [opened, setOpened] = useState(false)
  // It stays open while the figure is corrected.
  if (wrong && !opened) setOpened(true)
  if (part === undefined) return null
  const title = part.name ?? `Loan ${index + 1}`
  return (
    <li className={`fields pad outlined round ${styles.part}`} aria-label={title}>
      <LineField
        name={`analysis.loans.${index}.name`}
        label={
          <span className="flex middle tight">
            <span className="swatch" data-loan={index + 1} aria-hidden="true" />
            Name
          </span>
        }
        placeholder={`Loan ${index + 1}`}
      />
      <LoanPlacing index={index} part={part} />
      <LoanRates index={index} part={part} />
      <LoanPayment index={index} />
      {opened ? <LoanPartMore index={index} part={part} /> : null}
      <div className="row flush across">
        <Button
          look="quiet"
          aria-expanded={opened}
          aria-label={`More about ${title}`}
          onClick={() => setOpened(!opened)}
        >
          {opened ? 'Less' : 'More'}
        </Button>
        <Button look="quiet" aria-label={`Remove ${title}`} onClick={() => onRemove(index)}>
          Remove
        </Button>
      </div>
    </li>
  )
}
