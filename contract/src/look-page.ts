import type { Dwelling } from '@homeyield/domain/property/property-options'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import type { Look, LookedPlace, PlaceChoice } from './look.ts'
import type { District } from './rent-page.ts'

/** What the server gives the renderer of /rents?place=. */
export interface LookPage {
  readonly isProfessional: boolean
  readonly asked: LookAsked
  readonly result: LookPageResult
}

export interface LookAsked {
  /** As it was typed. */
  readonly place: string
  readonly dwelling: Dwelling
  /** 1 to 5; 5 means five or more. A room has 1. */
  readonly bedrooms: number
  readonly typedPrice: string
  /** NZD; null without one, and when the text is no price. */
  readonly price: number | null
  readonly priceProblem: string
}

export type LookPageResult =
  | LookFound
  | LookUsedPage
  | LookChoices
  | { readonly state: 'refused'; readonly sentence: string }

interface LookChoices {
  readonly state: 'choices'
  readonly choices: readonly PlaceChoice[]
  /** The district that is typed, whose page is open; null where it is none. */
  readonly district: Pick<District, 'slug' | 'name'> | null
}

export interface LookFound {
  readonly state: 'found'
  readonly place: LookedPlace
  readonly rent: MarketRentEntry | null
  readonly look: string | null
  /** The path of the open page of its suburb; null where it has none. */
  readonly suburbPage: string | null
}

/** Another place was looked at within the day. */
export interface LookUsedPage {
  readonly state: 'used'
  readonly used: Look
  readonly wanted: Pick<Look, 'sa2_code' | 'suburb' | 'city'>
  /** The path of the open page of the wanted suburb; null where it has none. */
  readonly wantedPage: string | null
}
