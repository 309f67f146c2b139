import { CHANGE_REASONS } from '../loans/change-reasons.ts'
import { formatMoney } from '../money/amount.ts'

/** Why cash each week is another one than earlier rules gave; the first that holds is named. */
export const FIGURES_CHANGED_REASONS = [...CHANGE_REASONS, 'costs_count', 'offset_counts', 'payments_count'] as const
export type FiguresChangedReason = (typeof FIGURES_CHANGED_REASONS)[number]

/** What earlier rules gave and what counts now: whole NZD. */
export interface FiguresChanged {
  readonly weekly_cash_flow_before: number
  readonly weekly_cash_flow: number
  readonly because: FiguresChangedReason
}

const SENTENCES: Readonly<Record<FiguresChangedReason, string>> = {
  fixed_rate_ends: 'your fixed rate ended',
  interest_only_ends: 'your interest-only time ended',
  loan_repaid: 'a loan is repaid',
  costs_count: 'GST on the management fee and your weeks without a tenant now count',
  offset_counts: 'your offset account now counts',
  payments_count: 'the payments of your loans today now count',
}

/** The change in cash each week as a sentence: "−$242 is now −$592: your fixed rate ended." */
export function describeFiguresChanged(changed: FiguresChanged): string {
  const { weekly_cash_flow_before: before, weekly_cash_flow: after, because } = changed
  return `${formatMoney(before)} is now ${formatMoney(after)}: ${SENTENCES[because]}.`
}
