import { depositOfShare } from '@homeyield/domain/loans/deposit-share'
import { parseAmount } from '@homeyield/domain/money/amount'
import { toCents } from '@homeyield/domain/money/round'

/** Begins each problem of a text that is no figure. */
export const NOT_A_NUMBER = 'Enter a number'

/** `value` is null without a figure. */
export interface Reading {
  readonly value: number | null
  /** Why the text is no figure; null for a figure, and for an empty text. */
  readonly problem: string | null
}

/**
 * Reads a figure as people type it; money with k or m for thousands and millions. A percentage is no money, but of `whole` it
 * is. Commas count for nothing in dollars, which are edited with them; elsewhere “5,5” is not 55.
 */
export function readFigure(text: string, money: boolean, whole?: number | null): Reading {
  const bare = text.replace(/\s/gu, '')
  if (bare === '') return { value: null, problem: null }
  const factor = money ? { k: 1e3, m: 1e6 }[bare.slice(-1).toLowerCase()] : undefined
  const inDollars = money && factor === undefined
  if (!inDollars && /,\d{0,2}(?!\d)/u.test(bare)) return { value: null, problem: `${NOT_A_NUMBER} such as 5.5` }
  const figure = parseAmount(factor === undefined ? bare : bare.slice(0, -1))
  if (figure === null) return { value: null, problem: NOT_A_NUMBER }
  if (!money || !bare.includes('%')) {
    return { value: factor === undefined ? figure : toCents(figure * factor), problem: null }
  }
  if (whole && inDollars) return { value: depositOfShare(whole, figure), problem: null }
  return { value: null, problem: `${NOT_A_NUMBER} in dollars` }
}
