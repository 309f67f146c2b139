import type { Appraisal } from '@homeyield/domain/appraisal/appraise'
import { type FiguresChanged, figuresChanged, figuresChangedOn } from '@homeyield/domain/appraisal/figures-changed'
import { loansNeedPremium } from '@homeyield/domain/appraisal/premium-loans'
import { storeChange, type StoredChange } from '@homeyield/domain/appraisal/stored-change'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { totalsOf } from '@homeyield/domain/loans/counted-loans'
import { missingForInterest } from '@homeyield/domain/loans/missing-for-interest'
import { weeklyCostToLiveHere } from '@homeyield/domain/own-home/cost-to-live-here'
import { HEADLINE } from '@homeyield/domain/figures/figures'

/** What is listed and answered beside the figures. */
export interface FiguresBeside {
  /** Null unless the home is for that, or while the repayment is not known. */
  readonly weekly_cost_to_live_here: number | null
  /** Whether interest should count but is not known. */
  readonly interest_missing: boolean
  /** How many loans count. */
  readonly number_of_loans: number
}

/** Figures as they are stored: those of a day. */
export interface StoredFigures extends Omit<Appraisal, 'next_change'>, FiguresBeside {
  readonly next_change: StoredChange | null
  /** Whether loans count that come with Premium. */
  readonly has_premium_loans: boolean
  /** The first day on which they may differ; null when they never do. */
  readonly change_on: string | null
  /** What the owner is still to be told of figures of earlier rules. */
  readonly figures_changed: FiguresChanged | null
}

/** The same as an earlier version may have stored them. */
export type GivenFigures = Partial<StoredFigures>

export function figuresBeside(inputs: CalculationInputs, figures: Appraisal): FiguresBeside {
  return {
    weekly_cost_to_live_here: weeklyCostToLiveHere(inputs, figures),
    interest_missing: missingForInterest(inputs, figures.counted_loans) !== null,
    number_of_loans: numberOfLoans(inputs, figures),
  }
}

function numberOfLoans({ analysis }: CalculationInputs, { loan, counted_loans: counted }: Appraisal): number {
  const isOwed = totalsOf(counted)?.source === 'owed'
  return isOwed || loan ? Math.max(analysis?.loans?.length ?? 0, 1) : 0
}

/** Figures as at a day to store. */
export function storeFigures(
  inputs: CalculationInputs,
  figures: Appraisal,
  asAt: string,
  figures_changed: FiguresChanged | null,
): StoredFigures {
  const { analysis } = inputs
  return {
    ...figures,
    ...figuresBeside(inputs, figures),
    has_premium_loans: loansNeedPremium(analysis?.loans),
    next_change: storeChange(figures.next_change, inputs, analysis, asAt),
    change_on: totalsOf(figures.counted_loans)?.change_on ?? null,
    figures_changed,
  }
}

/** The figures of a day to store in place of others. */
export function refreshFigures(
  inputs: CalculationInputs,
  stored: GivenFigures,
  figures: Appraisal,
  asAt: string,
): StoredFigures {
  return storeFigures(inputs, figures, asAt, toldOnce(inputs, stored, figures, asAt))
}

/**
 * What the owner is told once, until the next save: that cash each week is another one than earlier rules gave. Later
 * changes, which are foreseen, are not told.
 */
export function toldOnce(
  inputs: CalculationInputs,
  stored: GivenFigures,
  { [HEADLINE]: now }: Pick<Appraisal, typeof HEADLINE>,
  asAt: string,
): FiguresChanged | null {
  if (!('change_on' in stored)) return figuresChanged(stored[HEADLINE] ?? null, now, inputs, asAt)
  const told = stored.figures_changed ?? null
  return told && figuresChangedOn(told, now)
}
