import { writeLoanToValue } from '@homeyield/domain/figures/write-loan-to-value'
import { yearsOf } from '@homeyield/domain/loans/borrowing'
import { guideCosts } from '../../guide-costs.ts'
import { moneyText } from './money-text.ts'
import { workedExample } from './worked-example.ts'

export function GivenExample() {
  const form = workedExample()
  const given: readonly (readonly [string, string])[] = [
    ['Home', `${form.dwelling}, ${form.number_of_bedrooms} bedrooms`],
    ['Rents nearby', `${moneyText(form.market_lower_quartile)} to ${moneyText(form.market_upper_quartile)}`],
    ['Quality', `${form.house_condition} of 100`],
    ['Price', moneyText(form.purchase_price)],
    ['Deposit', moneyText(form.deposit)],
    ['LVR', writeLoanToValue(form) ?? '–'],
    ['Rate', `${form.interest_rate}%`],
    ['Term', `${yearsOf(form.loan_duration_months)} years`],
    ['Repaid', `${form.repayment_type.toLowerCase()}, ${form.loan_payment_term.toLowerCase()}`],
    ...guideCosts().map(({ field, name }) => [name, moneyText(form[field])] as const),
    ['Management', `${form.property_management_fees}% of the rent`],
    ['Vacancy', 'not typed, so two weeks of rent'],
  ]
  return (
    <dl className="figure grid columns wide">
      {given.map(([name, value]) => (
        <div className="flex between even pad-below line-below" key={name}>
          <dt className="pale">{name}</dt>
          <dd className="bold text-right">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
