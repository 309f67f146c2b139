import { round, toDollars } from '../money/round.ts'

/** How many weeks of rent a price is, to the whole week; null without a price or a rent. */
export function weeksOfRent(price: number | null, weeklyRent: number | null): number | null {
  return price === null || !price || weeklyRent === null || weeklyRent <= 0 ? null : round(price / weeklyRent)
}

/** The weekly rent of each bedroom in whole NZD; null without a rent. */
export function rentPerBedroom(weeklyRent: number | null, bedrooms: number): number | null {
  return weeklyRent === null || weeklyRent <= 0 ? null : toDollars(weeklyRent / bedrooms)
}
