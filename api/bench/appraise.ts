import { appraise, type AppraisalInputs } from '@homeyield/domain/appraisal/appraise'
import { NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'

// Calculations that `appraise` works out in a second, on one core: the worked example of docs/method/calculator.md with
// the purchase price changed every time so that nothing can be cached. Prints the median of the rounds; asserts
// nothing.
const ROUNDS = 7
const MILLISECONDS = 1000

const golden: AppraisalInputs = {
  ...NOTHING_GIVEN,
  rent_source: 'market',
  market_lower_quartile: 570,
  market_upper_quartile: 700,
  purchase_price: 850_000,
  deposit: 170_000,
  loan_duration_months: 360,
  interest_rate: 6.49,
  loan_payment_term: 'Fortnightly',
  insurance_cost: 1800,
  repairs_maintenance: 2000,
  rates: 2900,
  contingency: 500,
  property_management_fees: 8.5,
}

// The sum is used, so that the engine does not optimise the work away.
let sum = 0

function measure(): number {
  let count = 0
  const start = performance.now()
  while (performance.now() - start < MILLISECONDS) {
    for (let batch = 0; batch < 100; batch++, count++) {
      sum += appraise({ ...golden, purchase_price: 850_000 + (count % 1000) }).yearly_profit
    }
  }
  return (count * 1000) / (performance.now() - start)
}

measure()
const rates = Array.from({ length: ROUNDS }, measure).sort((a, b) => a - b)
const median = Math.round(rates[Math.floor(ROUNDS / 2)] ?? Number.NaN)
process.stdout.write(
  `appraise\n  ${median.toLocaleString('en-NZ')} calculations/s${Number.isFinite(sum) ? '' : ' (not finite)'}\n`,
)
