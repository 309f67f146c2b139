import type { LandArea } from './land-area.ts'

/** An area on land, and a point in it in WGS84 degrees. */
export interface PlacedArea extends LandArea {
  readonly latitude: number
  readonly longitude: number
}

/** What people call one area or several of a district, with a page of its own. */
export interface Suburb {
  /** Unique in its district. */
  readonly slug: string
  readonly name: string
  readonly district: string
  readonly areas: readonly PlacedArea[]
}

export interface Suburbs {
  readonly all: readonly Suburb[]
  /** The suburb of each area by the area's code: each area on land has one. */
  readonly byArea: ReadonlyMap<string, Suburb>
}

/** Reads the suburbs as they are now. */
export type ReadSuburbs = () => Promise<Suburbs>
