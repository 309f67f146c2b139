import type { CalculationInputs } from '../calculation/fields.ts'
import type { Day } from '../dates/calendar-day.ts'
import { countLoans } from '../loans/count-loans.ts'
import type { FiguresChanged, FiguresChangedReason } from './describe-figures-changed.ts'
import type { ChangeReason } from '../loans/change-reasons.ts'
import { totalsOf } from '../loans/counted-loans.ts'

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
