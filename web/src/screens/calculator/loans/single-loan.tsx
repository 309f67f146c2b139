import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useCalculator } from '../model/calculator-store.ts'
import { loanPartsOf } from './loan-part.ts'
import { InterestOnly } from './loan-part-more.tsx'
import { LoanRates } from './loan-rates.tsx'
import styles from './loans.module.css'

/** For how long the rate of the only loan is fixed, and for how long only its interest is paid. */
export function SingleLoan() {
  const part = useCalculator(({ form }) => loanPartsOf(form)[0])
  const interestOnly = useCalculator(({ form }) => form.repayment_type === 'Interest only')
  const [opened, setOpened] = useState(part !== undefined)
  const single = part ?? {}
  return (
    <>
      <div className={styles.buttons}>
        <Button look="quiet" aria-expanded={opened} onClick={() => setOpened(!opened)}>
          Fixed rate{interestOnly ? ' and interest-only months' : ''}
        </Button>
      </div>
      {opened ? (
        <div className={styles.single}>
          <LoanRates index={0} part={single} single />
          {interestOnly ? <InterestOnly index={0} part={single} /> : null}
        </div>
      ) : null}
    </>
  )
}
