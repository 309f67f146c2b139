import { writeDay } from '../dates/write-day.ts'
import type { ChangeReason } from '../loans/change-reasons.ts'
import { formatMoney } from '../money/amount.ts'
import type { CashChange } from './cash-flow.ts'

const REASON_WORDS: Readonly<Record<ChangeReason, string>> = {
  fixed_rate_ends: 'fixed rate ends',
  interest_only_ends: 'interest only ends',
  loan_repaid: 'loan repaid',
}

/** The next change of cash each week, with its reason: `From 21 May 2027: −$312 a week (fixed rate ends)`. */
export function describeNextChange(change: CashChange): string {
  return `${describeCashFrom(change)} a week (${REASON_WORDS[change.because]})`
}

/** `From 21 May 2027: −$312`, of cash each week. */
export function describeCashFrom({ date, weekly_cash_flow }: Omit<CashChange, 'because'>): string {
  return `From ${writeDay(date)}: ${formatMoney(weekly_cash_flow)}`
}
