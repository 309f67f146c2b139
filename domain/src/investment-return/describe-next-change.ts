import { writeDay } from '../dates/write-day.ts'
import type { ChangeReason } from '../loans/change-reasons.ts'
import { formatMoney } from '../money/amount.ts'
import type { CashChange } from './cash-flow.ts'

const REASON_WORDS: Readonly<Record<ChangeReason, string>> = {
  fixed_rate_ends: 'fixed rate ends',
  interest_only_ends: 'interest only ends',
  loan_repaid: 'loan repaid',
}

/** The next change of cash each week: `From 21 May 2027: −$312 a week (fixed rate ends)`, or without its reason. */
export function describeNextChange({ date, because, weekly_cash_flow }: CashChange, withReason = true): string {
  const change = `From ${writeDay(date)}: ${formatMoney(weekly_cash_flow)}`
  return withReason ? `${change} a week (${REASON_WORDS[because]})` : change
}
