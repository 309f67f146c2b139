import { LOAN_LIST_FIELDS } from '@homeyield/domain/loans/loan-fields'
import { useId, useState } from 'react'
import { ChoiceField } from '../../../components/inputs/choice-field.tsx'
import { DateField } from '../../../components/inputs/date-field.tsx'
import { NumberField } from '../../../components/inputs/number-field.tsx'
import { RateGuide } from '../../../components/published-rates/rate-guide.tsx'
import { UpgradeLink } from '../../../components/upgrade-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { takeFocus } from '../../../ui/take-focus.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { today } from '../model/today.ts'
import { loanPartsOf } from '../model/loan-part.ts'
import { addOwedLoan, removeOwedLoan } from './owned-transitions.ts'
import styles from './owned-home.module.css'

/** What is owed on the home today, in up to eight loans; Free has one. */
export function OwnedLoans({ premium }: { premium: boolean }) {
  const id = useId()
  const store = useCalculatorStore()
  const count = useCalculator(({ form }) => loanPartsOf(form).length)
  // The loan that was added last takes the focus.
  const [added, setAdded] = useState<number | null>(null)
  const most = premium ? LOAN_LIST_FIELDS.loans.most : 1
  return (
    <div role="group" aria-labelledby={id} className="stack">
      <h2 id={id}>Loans on it today</h2>
      {count === 0 ? <p>No loan.</p> : null}
      {count === 0 ? null : (
        <ol className="stack">
          {Array.from({ length: count }, (_, index) => (
            <Loan
              key={index}
              index={index}
              isAdded={index === added}
              onRemove={() => {
                setAdded(null)
                store.update(removeOwedLoan, index)
              }}
            />
          ))}
        </ol>
      )}
      {count < most ? (
        <div className="row">
          <Button
            onClick={() => {
              setAdded(count)
              store.update(addOwedLoan)
            }}
          >
            {count === 0 ? 'Add a loan' : 'Add another loan'}
          </Button>
        </div>
      ) : premium ? null : (
        <p className="quiet">
          Several loans on one home come with Premium. <UpgradeLink />
        </p>
      )}
    </div>
  )
}

interface LoanProps {
  readonly index: number
  readonly isAdded: boolean
  readonly onRemove: () => void
}

function Loan({ index, isAdded, onRemove }: LoanProps) {
  const title = `Loan ${index + 1}`
  const type = useCalculator(({ form }) => loanPartsOf(form)[index]?.repayment_type ?? form.repayment_type)
  const term = useCalculator(({ form }) => loanPartsOf(form)[index]?.loan_payment_term ?? form.loan_payment_term)
  const isTermGiven = useCalculator(({ form }) => Boolean(loanPartsOf(form)[index]?.term_months))
  return (
    <li className={`stack tight round sunken ${styles.loan}`} aria-label={title}>
      <div className="flex middle between">
        <h3 tabIndex={-1} ref={isAdded ? takeFocus : null}>
          {title}
        </h3>
        <Button look="quiet" aria-label={`Remove ${title}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
      <div className={`stack snug halves top ${styles.loanFields}`}>
        <NumberField name={`analysis.loans.${index}.amount`} label="Owed today" />
        <NumberField name={`analysis.loans.${index}.interest_rate`} unit="%" empty={null} />
        <div className={styles.broad}>
          <DateField name={`analysis.loans.${index}.fixed_until`} emptyHint="Empty: floating" />
        </div>
        <NumberField
          name={`analysis.loans.${index}.term_months`}
          label="Years left"
          inYears
          empty={null}
          hint={isTermGiven ? undefined : 'Empty: 30 years'}
        />
        <ChoiceField name={`analysis.loans.${index}.loan_payment_term`} value={term} list />
        <div className={styles.broad}>
          <ChoiceField name={`analysis.loans.${index}.repayment_type`} value={type} list />
        </div>
        {type === 'Interest only' ? (
          <NumberField
            name={`analysis.loans.${index}.interest_only_months`}
            label="Interest only for another"
            hint="Empty: until it ends"
          />
        ) : null}
      </div>
      <RateGuide name={`analysis.loans.${index}.interest_rate`} today={today()} label={title} />
    </li>
  )
}
