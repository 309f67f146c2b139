import { ANALYSIS_FIELDS } from '../../calculation/analysis-fields.ts'
import { debtService } from '../../loans/debt-service.ts'
import { type LoanNow, weightedRateNow } from '../../loans/loan-now.ts'
import { type Money, yearToWeek } from '../../money/money.ts'
import { toCents } from '../../money/round.ts'

/** The payments of a week when every rate is as much higher as the test rate; null is the usual margin. */
export function paymentAtTestRate(loans: readonly LoanNow[], testRate: number | null): Money<'week'> {
  const rateShift = testRate === null ? ANALYSIS_FIELDS.test_margin.default : testRate - (weightedRateNow(loans) ?? 0)
  return toCents(yearToWeek(debtService(loans, rateShift)))
}
