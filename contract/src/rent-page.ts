import type { PlacedName } from '@homeyield/domain/outlines/place-names'
import type { Dwelling } from '@homeyield/domain/property/property-options'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import type { RegionRents } from './market-trend.ts'

/** What the server gives the renderer of a page about rents (web/src/public/render-pages.tsx). */
export type RentPage = DistrictsPage | DistrictPage | SuburbPage

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

interface ChosenKind {
  readonly isProfessional: boolean
  readonly dwelling: Dwelling
  /** 1 to 5; 5 means five or more. A room has 1. */
  readonly bedrooms: number
}

export interface DistrictPage extends ChosenKind {
  readonly kind: 'district'
  readonly district: District
  /** In the units of the paths; 0 without outlines. */
  readonly width: number
  readonly height: number
  readonly areas: readonly DistrictArea[]
  /** Of suburbs, to be written on the map. */
  readonly names: readonly PlacedName[]
}

export interface DistrictArea {
  readonly sa2_code: string
  readonly name: string
  readonly suburb: SuburbName
  /** The outline as the path of an SVG drawing; empty without one. */
  readonly path: string
  readonly rent: AreaRent | null
}

export type AreaRent = Pick<
  MarketRentEntry,
  'median' | 'interval_80' | 'confidence' | 'bonds' | 'level' | 'place' | 'period'
>

/** What people call one area or several, and the last part of its page's address. */
export interface SuburbName {
  readonly slug: string
  readonly name: string
}

export interface SuburbPage extends ChosenKind {
  readonly kind: 'suburb'
  readonly district: District
  readonly suburb: SuburbName
  /** The SA2 codes of its areas, with commas between them. */
  readonly codes: string
  /** Of each kind of home that has a rent here, in the order of the API. */
  readonly entries: readonly MarketRentEntry[]
  /** Its areas with their rents of the chosen kind, where it has several. */
  readonly areas: readonly SuburbArea[]
  /** The suburbs around it, nearest first. */
  readonly nearby: readonly NearbySuburb[]
  readonly years: RegionRents
}

export interface SuburbArea {
  readonly sa2_code: string
  readonly name: string
  readonly rent: KindRent | null
}

export interface NearbySuburb extends SuburbName {
  readonly district: Pick<District, 'slug' | 'name'>
  readonly rent: KindRent | null
}

export type KindRent = Pick<MarketRentEntry, 'median' | 'interval_80' | 'confidence'>
