import { formatCents } from '@homeyield/domain/money/amount'
import { splitWeek } from '@homeyield/domain/analysis/stress/stress-rows'
import type { Analysis } from '@homeyield/domain/analysis/analyse'
import type { GivenAnalysis } from '@homeyield/domain/analysis/inputs/analysis-inputs'
import type { Outcome } from '@homeyield/domain/outcome/outcome'
import { isKnown, mapKnown } from '@homeyield/domain/outcome/outcome'
import { toCents } from '@homeyield/domain/money/round'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { dateText } from '../../../ui/date-text.ts'
import { stepText } from './refix-dates.ts'

/** What a week brings after a change: NZD, or why it is not known. */
export interface StressLine {
  readonly label: string
  /** More about the change, or nothing. */
  readonly detail?: string
  readonly cash: Outcome<number>
  /** The same without principal; null where it is not worked out. */
  readonly profit: Outcome<number> | null
}

const SHIFTS = [1, 2, 3] as const

/** The lines of the stress in order. Those for Premium say so with their reason. */
export function stressLines(analysis: Analysis, testMargin: number): readonly StressLine[] {
  return [
    ...SHIFTS.map((shift) => refixLine(analysis, shift)),
    weekLine(`Every rate ${pointsText(testMargin)} higher today: the test rate`, analysis.test_rate),
    ...interestOnlyLines(analysis),
    ...(isKnown(analysis.vacancy) ? analysis.vacancy.value : []).map((week) =>
      weekLine(`${week.weeks} empty weeks a year`, { value: week }),
    ),
    ...(isKnown(analysis.lower_rent) ? analysis.lower_rent.value : []).map((week) =>
      weekLine(`The rent ${Math.abs(week.change_pct)}% lower`, { value: week }),
    ),
  ]
}

/** `1 point` or `2.5 points`. */
export function pointsText(points: number): string {
  return `${writeNumber(points, 2)} ${points === 1 ? 'point' : 'points'}`
}

/** To which rates the points are added. */
export function pointsAddedText(loans: GivenAnalysis['loans']): string {
  const hasPlan = loans?.some(({ fixed_until, rate_after }) => fixed_until && (rate_after ?? null) !== null) ?? false
  return hasPlan
    ? 'Points are added to each loan’s rate now, not to its rate after the fixed term.'
    : 'Points are added to each loan’s rate now.'
}

function refixLine(analysis: Analysis, shift: 1 | 2 | 3): StressLine {
  return weekLine(`Rates ${pointsText(shift)} higher when they change`, analysis[`refix_${shift}`])
}

function interestOnlyLines({ interest_only_end, today }: Analysis): StressLine[] {
  if (!isKnown(interest_only_end)) return []
  return interest_only_end.value.map(({ name, ends, payment_before, payment_after, weekly_step }) => ({
    label: `Interest only ends: ${name}, ${dateText(ends)}`,
    detail: `${formatCents(payment_before)} → ${formatCents(payment_after)}, ${stepText(weekly_step)}`,
    cash: mapKnown(splitWeek(today).cash, (now) => toCents(now - weekly_step)),
    profit: null,
  }))
}

function weekLine(label: string, week: Parameters<typeof splitWeek>[0]): StressLine {
  return { label, ...splitWeek(week) }
}
