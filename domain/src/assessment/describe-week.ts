import type { Week } from '../investment-return/where-the-week-goes.ts'
import { formatMoney } from '../money/amount.ts'
import { FIGURES, HEADLINE } from '../figures/figures.ts'
import { LEFT_OVER } from '../figures/headline.ts'
import type { AssessmentWeek } from './assessment.ts'

/**
 * "Where the week goes", with shares of the bar's width in per cent. Rent and costs have one scale, so that what is
 * left or missing completes the shorter bar. Source: docs/method/calculator.md, "Where the week goes".
 */
export function describeWeek(week: Week): AssessmentWeek {
  const costs = week.parts.reduce((sum, { amount }) => sum + amount, 0)
  const scale = Math.max(week.rent, costs, 1)
  const share = (amount: number) => (amount / scale) * 100
  const short = week.left < 0
  return {
    rent: formatMoney(week.rent),
    rentShare: share(week.rent),
    parts: week.parts.map(({ amount, ...part }) => ({ ...part, value: formatMoney(amount), share: share(amount) })),
    leftLabel: leftLabel(week),
    leftValue: formatMoney(week.isLivedIn ? Math.abs(week.left) : week.left),
    leftShare: share(Math.abs(week.left)),
    short,
    gain: week.left > 0 && week.isComplete,
  }
}

function leftLabel({ isComplete, isLivedIn, left }: Week): string {
  if (isLivedIn) return left > 0 ? LEFT_OVER : FIGURES.weekly_cost_to_live_here.label
  return isComplete ? FIGURES[HEADLINE].label : 'Each week, before the loan'
}
