import { appraise, type AppraisalInputs } from '@homeyield/domain/appraisal/appraise'
import { NEW_CALCULATION } from '@homeyield/domain/calculation/fields'
import type { AssessmentWeek } from '@homeyield/domain/assessment/assessment'
import { describeWeek } from '@homeyield/domain/assessment/describe-week'
import { whereTheWeekGoes } from '@homeyield/domain/investment-return/where-the-week-goes'
import { assumedDeposit } from '@homeyield/domain/loans/assumed-deposit'
import { formatMoney, formatPercent } from '@homeyield/domain/money/amount'
import { HERO_EXAMPLE, type HeroFigures } from './hero-fields.ts'

/** The years of the loan that are assumed. */
export const HERO_YEARS = 30

export interface HeroResult {
  readonly gross: string
  readonly net: string
  readonly netLoss: boolean
  readonly costs: string
  readonly week: AssessmentWeek
  readonly sentence: string
}

/**
 * The result for a rent (NZD a week), price (NZD) and rate (per cent a year), with `appraise` and the expense guides: a
 * house, 20 % deposit, principal and interest over 30 years, paid weekly. Parts of $0 are included, so that no line
 * appears or disappears while a slider moves.
 */
export function appraiseHero(given: HeroFigures): HeroResult {
  const inputs = heroInputs(given)
  const figures = appraise(inputs)
  const week = whereTheWeekGoes(inputs, figures)
  const text = withEveryPart(describeWeek(week))
  const gross = percent(figures.gross_rental_yield)
  const net = percent(figures.net_rental_yield)
  return {
    gross,
    net,
    netLoss: (figures.net_rental_yield ?? 0) < 0,
    costs: formatMoney(week.rent - week.left),
    week: text,
    sentence: `Gross yield ${gross}, net yield ${net}. ${text.leftLabel}: ${text.leftValue}.`,
  }
}

function heroInputs(given: HeroFigures): AppraisalInputs {
  return {
    ...NEW_CALCULATION,
    ...given,
    rent_source: 'typed',
    deposit: assumedDeposit(given.purchase_price),
    loan_duration_months: HERO_YEARS * 12,
    loan_payment_term: 'Weekly',
  }
}

// All parts of the example; with other figures some may be missing.
function withEveryPart(week: AssessmentWeek): AssessmentWeek {
  const example = heroInputs(HERO_EXAMPLE)
  const parts = whereTheWeekGoes(example, appraise(example)).parts.map(
    ({ part, label }) =>
      week.parts.find((shown) => shown.part === part) ?? {
        part,
        label,
        value: '$0',
        share: 0,
      },
  )
  return { ...week, parts }
}

function percent(value: number | null): string {
  return value === null ? '–' : formatPercent(value)
}
