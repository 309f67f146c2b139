import type { CountedLoans } from '../loans/counted-loans.ts'
import { aYear, type Money } from '../money/money.ts'
import { toDollars } from '../money/round.ts'
import { ownHomeYear } from './own-home-year.ts'
import type { OwnHomeInputs } from './own-home-year.ts'
import { partLivedIn } from './part-lived-in.ts'

/** The rooms' rent and what may be deducted from it, whole NZD. */
export interface DeductiblePart {
  readonly received: Money<'year'>
  readonly deductible: Money<'year'>
  /** What is left to be taxed, not below 0. */
  readonly taxable: Money<'year'>
}

/**
 * Flatmates by actual costs: the let part of the interest and the own costs, and the whole management of the rooms, can be
 * deducted from the rent received. Principal cannot. Null while the loan or the part lived in is not known.
 */
export function deductiblePart(
  inputs: OwnHomeInputs,
  weeklyRent: Money<'week'> | null,
  loans: CountedLoans = null,
): DeductiblePart | null {
  const year = ownHomeYear(inputs, weeklyRent, loans)
  const part = partLivedIn(inputs)
  if (year === null || part === null) return null
  const shared = ((year.interest + year.ownCosts) * (100 - part)) / 100
  const received = year.rent - year.vacancy
  const deductible = shared + year.management
  return {
    received: aYear(toDollars(Math.max(received, 0))),
    deductible: aYear(toDollars(deductible)),
    taxable: aYear(toDollars(Math.max(received - deductible, 0))),
  }
}
