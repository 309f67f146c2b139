import { repaymentPlan } from '@homeyield/domain/loans/loan'
import { formatMoney } from '@homeyield/domain/money/amount'
import { toCents } from '@homeyield/domain/money/round'
import { dateText } from '../../../ui/date-text.ts'
import type { LoanPayments } from './schedule.ts'

/** How the first and the last repayment of a loan are worked out, with its own figures. */
export function ScheduleWorking({ loan, payments, named }: LoanPayments & { readonly named: boolean }) {
  const { paymentsPerYear: perYear, payments: count, interestOnlyPayments } = repaymentPlan(loan)
  const [first] = payments
  const last = payments.at(-1)
  if (first === undefined || last === undefined) return null
  const counted = toCents(Math.max(loan.amount - loan.offset_balance, 0))
  const offset = loan.offset_balance > 0 ? ` (${formatMoney(loan.amount)} less the offset)` : ''
  const changed = payments.find(({ rate }) => rate !== first.rate)
  return (
    <details className="small">
      <summary className="flex middle target accent bold pointer">
        {named ? `How ${loan.name} was worked out` : 'How this was worked out'}
      </summary>
      <ul className="figure stack tight bullets pad-below">
        <li>
          Interest of the first repayment: {formatMoney(counted)}
          {offset} × {first.rate}% ÷ {perYear} = {formatMoney(first.interest)}
        </li>
        {interestOnlyPayments > 0 ? (
          <li>
            {interestOnlyPayments >= (count ?? 0)
              ? 'Every repayment but the last is the interest alone.'
              : `The first ${interestOnlyPayments} repayments are the interest alone.`}
          </li>
        ) : (
          <li>
            Repayment: {formatMoney(loan.amount)} × i ÷ (1 − (1 + i)⁻ⁿ), with i = {first.rate}% ÷ {perYear} and n ={' '}
            {count} repayments, is {formatMoney(first.payment)}
          </li>
        )}
        <li>
          Principal: {formatMoney(first.payment)} − {formatMoney(first.interest)} = {formatMoney(first.principal)},
          which leaves {formatMoney(first.balance)}
        </li>
        {changed ? (
          <li>
            From the repayment of {dateText(changed.date)} the rate is {changed.rate}%: what is owed then is spread over
            the repayments that are left.
          </li>
        ) : null}
        <li>
          The last repayment, {formatMoney(last.payment)} on {dateText(last.date)}, is what is left with its interest,
          so that the principal adds up to {formatMoney(loan.amount)}.
        </li>
      </ul>
      <p className="quiet">
        Each period has the same interest, whatever its days. Banks count interest by the day, so theirs differs a
        little.
      </p>
    </details>
  )
}
