import { aWeek } from '../../money/money.ts'
import type { Loan } from '../../loans/loan.ts'
import { loanNow } from '../../loans/loan-now.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import { itAgreesWith } from '../testing/oracle-cases.ts'
import type { OracleCalculation } from '../testing/oracle-deal.ts'
import { oracleDeal } from '../testing/oracle-deal.ts'
import { breakEvenRateShift } from './break-even-rate-shift.ts'
import { breakEvenRent } from './break-even-rent.ts'
import { interestOnlyEnd } from './interest-only-end.ts'
import { refix } from './refix.ts'
import { sensitivity } from './sensitivity.ts'
import { vacancyWeeksToZero } from './vacancy-weeks-to-zero.ts'
import { nextCashChange, weekOfHome } from './stress-rows.ts'
import { weeklyCashFlowAt } from './weekly-cash-flow-at.ts'

interface Given {
  calculation: OracleCalculation
  target?: number
}

const valueOf = (outcome: Outcome<number>) => ('value' in outcome ? outcome.value : null)

itAgreesWith('weekly_cash_flow', ({ calculation, rate_shift = 0 }: Given & { rate_shift?: number }) =>
  weeklyCashFlowAt(oracleDeal(calculation), rate_shift),
)
itAgreesWith('break_even_rent', ({ calculation, target = 0 }: Given) =>
  valueOf(breakEvenRent(oracleDeal(calculation), aWeek(target))),
)
itAgreesWith('break_even_rate_shift', ({ calculation, target = 0 }: Given) =>
  valueOf(breakEvenRateShift(oracleDeal(calculation), aWeek(target))),
)
itAgreesWith('vacancy_weeks_to_zero', ({ calculation, target = 0 }: Given) =>
  valueOf(vacancyWeeksToZero(oracleDeal(calculation), aWeek(target))),
)
itAgreesWith(
  'sensitivity',
  ({ calculation, rent_changes_pct, rate_shifts }: Given & { rent_changes_pct: number[]; rate_shifts: number[] }) =>
    sensitivity(oracleDeal(calculation), rent_changes_pct, rate_shifts),
)
itAgreesWith('refix', ({ calculation, shift }: Given & { shift: number }) => refix(oracleDeal(calculation), shift))
itAgreesWith('interest_only_end', ({ loan }: { loan: Loan }) => {
  const now = loanNow({ ...loan, owed_on: null }, { start: loan.drawdown_date, settled: false })
  return now && interestOnlyEnd(now, loan.drawdown_date)
})
itAgreesWith('next_change', ({ calculation }: Given) => nextCashChange(oracleDeal(calculation)))
itAgreesWith('week_now', ({ calculation }: Given) => weekOfHome(oracleDeal(calculation)))
