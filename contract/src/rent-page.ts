import type { Dwelling } from '@homeyield/domain/property/property-options'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'

/** What the server gives the renderer of a page about rents (web/src/public/render-pages.tsx). */
export type RentPage = DistrictsPage | DistrictPage

export interface DistrictsPage {
  readonly kind: 'districts'
  readonly isProfessional: boolean
  readonly districts: readonly District[]
}

export interface District {
  readonly slug: string
  readonly name: string
  readonly region: string
  /** How many areas on land it has. */
  readonly areas: number
}

export interface DistrictPage {
  readonly kind: 'district'
  readonly isProfessional: boolean
  readonly district: District
  readonly dwelling: Dwelling
  /** 1 to 5; 5 means five or more. A room has 1. */
  readonly bedrooms: number
  /** In the units of the paths; 0 without outlines. */
  readonly width: number
  readonly height: number
  readonly areas: readonly DistrictArea[]
}

export interface DistrictArea {
  readonly sa2_code: string
  readonly name: string
  /** The outline as the path of an SVG drawing; empty without one. */
  readonly path: string
  readonly rent: AreaRent | null
}

export type AreaRent = Pick<
  MarketRentEntry,
  'median' | 'interval_80' | 'confidence' | 'bonds' | 'level' | 'place' | 'period'
>
