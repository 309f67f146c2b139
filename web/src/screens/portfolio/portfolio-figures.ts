import { CASH_EACH_WEEK } from '@homeyield/domain/assessment/describe-week'
import { formatMoney, formatPercent } from '@homeyield/domain/money/amount'
import { dollars } from './dollars.ts'

/** The figures of each home and of all together, with their names. */
export const PORTFOLIO_FIGURES = [
  ['value', 'Value', dollars],
  ['debt', 'Debt', dollars],
  ['equity', 'Equity', dollars],
  ['lvr', 'Loan to value (LVR)', formatPercent],
  ['weekly_cash_flow', CASH_EACH_WEEK, formatMoney],
] as const
