import { useState } from 'react'
import { UpgradeLink } from '../../../components/upgrade-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { isLoanInputRefused } from '../figures/shown-figure.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { loanPartsOf } from '../model/loan-part.ts'
import { AmountLeft } from './loan-placing.tsx'
import { InterestOnly, Offset, OwedOn, Term } from './loan-part-more.tsx'
import { LoanRates } from './loan-rates.tsx'
import { LoansBegin } from '../sections/loans-begin.tsx'
import styles from './loans.module.css'

/** What the only loan has besides the calculation's own fields: fixed rate, interest-only months, offset, first day. */
export function SingleLoan({ premium }: { premium: boolean }) {
  const part = useCalculator(({ form }) => loanPartsOf(form)[0])
  const interestOnly = useCalculator(({ form }) => form.repayment_type === 'Interest only')
  const wrong = useCalculator(isLoanInputRefused)
  const [opened, setOpened] = useState(part !== undefined)
  // It stays open while the figure is corrected.
  if (wrong && !opened) setOpened(true)
  const single = part ?? {}
  return (
    <>
      <div className={`row flush ${styles.buttons}`}>
        <Button look="quiet" aria-expanded={opened} onClick={() => setOpened(!opened)}>
          {interestOnly ? 'Fixed rate, interest-only months, offset' : 'Fixed rate and offset'}
        </Button>
      </div>
      {opened ? (
        <div className="fields">
          <LoanRates index={0} part={single} single />
          {interestOnly ? <InterestOnly index={0} part={single} /> : null}
          {premium ? (
            <Offset
              index={0}
              hint="Money in a linked account. It counts in the loan schedule, not in the figures below."
            />
          ) : null}
          <LoansBegin label="Loan begins" />
          <OwedOn index={0} />
          {single.owed_on ? (
            <>
              <AmountLeft index={0} />
              <Term index={0} part={single} />
            </>
          ) : null}
        </div>
      ) : null}
      {opened && !premium ? (
        <p className="quiet">
          An offset, which lowers the interest, comes with Premium. <UpgradeLink />
        </p>
      ) : null}
    </>
  )
}
