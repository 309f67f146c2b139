import type { FigureName } from '@homeyield/domain/calculation/fields'
import { ASSUMED_INTEREST_RATE, BORROWING_SLIDERS } from '@homeyield/domain/loans/loan-options'

/** The figures that a visitor can change: NZD a week, NZD, per cent a year. */
export const HERO_NAMES = ['weekly_rental_income', 'purchase_price', 'interest_rate'] as const satisfies FigureName[]
export type HeroName = (typeof HERO_NAMES)[number]
export type HeroFigures = Readonly<Record<HeroName, number>>

export const HERO_EXAMPLE: HeroFigures = {
  weekly_rental_income: 650,
  purchase_price: 700_000,
  interest_rate: ASSUMED_INTEREST_RATE,
}

/** The box and slider of a figure; `highest` grows when a larger figure is typed. */
interface HeroField {
  readonly label: string
  readonly prefix: string
  readonly suffix: string
  readonly decimals: number
  readonly highest: number
  readonly step: number
}

/** Price and rate have the calculator's ranges. */
export const HERO_FIELDS: Readonly<Record<HeroName, HeroField>> = {
  weekly_rental_income: { label: 'Rent a week', prefix: '$', suffix: '', decimals: 0, highest: 1500, step: 5 },
  purchase_price: {
    label: 'Purchase price',
    prefix: '$',
    suffix: '',
    decimals: 0,
    ...BORROWING_SLIDERS.purchase_price,
  },
  interest_rate: { label: 'Interest rate', prefix: '', suffix: '%', decimals: 2, ...BORROWING_SLIDERS.interest_rate },
}
