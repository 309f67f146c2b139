import type { CalculationInputs } from '../calculation/fields.ts'
import type { Day } from '../dates/calendar-day.ts'
import { countLoans } from '../loans/count-loans.ts'
import { CHANGE_REASONS, type ChangeReason } from '../loans/change-reasons.ts'
import { totalsOf } from '../loans/counted-loans.ts'
import { formatMoney } from '../money/amount.ts'

/** Why cash each week is another one than earlier rules gave; the first that holds is named. */
export const FIGURES_CHANGED_REASONS = [...CHANGE_REASONS, 'costs_count', 'offset_counts', 'payments_count'] as const
type FiguresChangedReason = (typeof FIGURES_CHANGED_REASONS)[number]

/** What earlier rules gave and what counts now. */
export const CASH_CHANGED = ['weekly_cash_flow_before', 'weekly_cash_flow'] as const

/** The same with its reason: whole NZD. */
export interface FiguresChanged extends Readonly<Record<(typeof CASH_CHANGED)[number], number>> {
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

type Given = Pick<CalculationInputs, 'analysis' | 'vacancy_cost' | 'vacancy_weeks' | 'fee_plus_gst'>

/**
 * What the owner is told once of figures computed by earlier rules; null when cash each week is the same or one of the
 * two is not known.
 */
export function figuresChanged(
  before: number | null,
  after: number | null,
  inputs: CalculationInputs,
  asAt: Day,
): FiguresChanged | null {
  if (before === null || after === null || before === after) return null
  const because = lastChange(inputs, asAt) ?? newlyCounted(inputs)
  return { weekly_cash_flow_before: before, weekly_cash_flow: after, because }
}

/** The same on a later day; null once the cash is that of before again. */
export function figuresChangedOn(told: FiguresChanged, after: number | null): FiguresChanged | null {
  return after === null || after === told.weekly_cash_flow_before ? null : { ...told, weekly_cash_flow: after }
}

/** Why the payments changed last between the settlement and a day; null when they did not. */
function lastChange(inputs: CalculationInputs, asAt: Day): ChangeReason | null {
  let because: ChangeReason | null = null
  let day = inputs.analysis?.settlement_date ?? null
  while (day !== null) {
    const next = totalsOf(countLoans(inputs, inputs.analysis, day))?.next_change ?? null
    day = next !== null && next.date <= asAt ? next.date : null
    because = day === null ? because : (next?.changes[0]?.because ?? because)
  }
  return because
}

function newlyCounted({ analysis, vacancy_cost, vacancy_weeks, fee_plus_gst }: Given): FiguresChangedReason {
  const countsWeeks = vacancy_cost === null && vacancy_weeks !== 2
  if (countsWeeks || fee_plus_gst) return 'costs_count'
  const hasOffset = analysis?.loans?.some(({ offset_balance }) => Boolean(offset_balance)) ?? false
  return hasOffset ? 'offset_counts' : 'payments_count'
}
