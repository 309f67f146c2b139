import { writeLoanToValue } from '@homeyield/domain/figures/write-loan-to-value'
import { appraise } from '@homeyield/domain/appraisal/appraise'
import { ownLoan } from '@homeyield/domain/loans/own-loan'
import { payUnrounded } from '@homeyield/domain/loans/pay-unrounded'
import { LOAN_PAYMENT_TERMS } from '@homeyield/domain/loans/loan-options'
import { toCents } from '@homeyield/domain/money/round'
import { workingOf } from '@homeyield/domain/figures/workings/result-working'
import { FigureTable } from './figure-table.tsx'
import styles from './how-it-works.module.css'
import { moneyText } from './money-text.ts'
import { Worked } from './worked.tsx'
import { workedExample } from './worked-example.ts'

export function LoanSection() {
  const form = workedExample()
  const figures = appraise(form)
  const onlyInterest = workedExample({ repayment_type: 'Interest only' })
  const onlyInterestFigures = appraise(onlyInterest)
  const freeOfInterest = appraise(workedExample({ interest_rate: 0 }))
  return (
    <section id="loan" aria-labelledby="loan-title" className={`stack loose ${styles.section}`}>
      <h2 id="loan-title">The loan</h2>
      <p>
        You borrow the price less the deposit, but never less than $0. You repay 52, 26 or 12 times a year, or once. The
        rate of one period is the yearly rate divided by the number of repayments a year.
      </p>
      <LoanToValue />
      <Worked
        working={workingOf('payment_quantity', form, figures)}
        title="Principal and interest"
        answer={moneyText(figures.payment_quantity)}
      />
      <Worked working={workingOf('weekly_payment', form, figures)} answer={moneyText(figures.weekly_payment)} />
      <Worked
        working={workingOf('payment_quantity', onlyInterest, onlyInterestFigures)}
        title="Interest only"
        answer={moneyText(onlyInterestFigures.payment_quantity)}
      >
        <p>The loan stays the same, so its term does not matter.</p>
      </Worked>
      <div className={styles.worked}>
        <h3>
          At a rate of 0%{' '}
          <span className={`${styles.answer} figure`}>{moneyText(freeOfInterest.payment_quantity)}</span>
        </h3>
        <p>
          The loan is divided by the number of repayments. If a figure is missing, no repayment is shown rather than a
          wrong one.
        </p>
      </div>
      <Worked
        working={workingOf('interest', form, figures)}
        title="Interest of the first year"
        answer={moneyText(figures.interest)}
      >
        <p>
          Each repayment first pays the interest on what is still owed; the rest repays the loan. The interest in the
          repayments of the first year counts as an expense. After that year, {moneyText(owedAfterAYear())} is still
          owed.
        </p>
      </Worked>
      <Worked
        working={workingOf('interest', onlyInterest, onlyInterestFigures)}
        title="The same, interest only"
        answer={moneyText(onlyInterestFigures.interest)}
      />
      <FigureTable
        caption="The same loan, repaid more or less often"
        heads={['Repaid', 'Each time', 'By the week', 'Interest, first year']}
        rows={LOAN_PAYMENT_TERMS.map((loan_payment_term) => {
          const { payment_quantity, weekly_payment, interest } = appraise(workedExample({ loan_payment_term }))
          return [loan_payment_term, moneyText(payment_quantity), moneyText(weekly_payment), moneyText(interest)]
        })}
      />
    </section>
  )
}

function LoanToValue() {
  const { purchase_price, deposit } = workedExample()
  const ratio = writeLoanToValue({ purchase_price, deposit }) ?? '–'
  return (
    <Worked
      working={{
        title: 'Loan to value (LVR)',
        formula: 'loan ÷ purchase price × 100',
        steps: [`${moneyText(appraise(workedExample()).loan)} ÷ ${moneyText(purchase_price)} × 100 = ${ratio}`],
        note: 'To two decimals. Banks may lend only a part of their new loans above an LVR of 80%, or 70% to investors.',
      }}
      answer={ratio}
    />
  )
}

function owedAfterAYear(): number | null {
  const own = ownLoan(workedExample())
  return own && toCents(payUnrounded(own).balance)
}
