import type { Dwelling } from '../property/property-options.ts'
import type { RentIndex } from './index-rents.ts'
import type { RentCell } from './rent-cell.ts'

export const CONFIDENCES = ['High', 'Medium', 'Low'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/**
 * The nearest evidence under an estimate: the cell itself, other homes of the area, homes within some kilometres, several
 * areas chosen as one, the district, the region. Older calculations also know `any_dwelling`.
 */
export const LEVELS = ['area', 'area_other', 'nearby', 'suburb_group', 'district', 'region', 'any_dwelling'] as const
export type Level = (typeof LEVELS)[number]

/** The levels that an estimate has today. */
export type EstimateLevel = Exclude<Level, 'any_dwelling'>

/** Which way an area's own bonds contradict what is known around them. */
export const CONFLICTS = ['dearer', 'cheaper'] as const
export type Conflict = (typeof CONFLICTS)[number]

export const WIDER_LEVELS = ['suburb_group', 'district', 'region'] as const
export type WiderLevel = (typeof WIDER_LEVELS)[number]

interface Quartiles {
  readonly lower_quartile: number
  readonly median: number
  readonly upper_quartile: number
}

/** The raw weekly rents of a wider area for the same kind of home, NZD. */
export interface WiderRent extends Quartiles {
  readonly level: WiderLevel
  readonly place: string
  readonly bonds: number
  readonly period: string
}

/** The raw weekly rents of an area's own bonds, NZD, and whether the estimate uses them. */
export interface RawRent extends Quartiles {
  readonly bonds: number
  readonly period: string
  readonly used: boolean
}

/** The raw figures beside an estimate. */
export interface RentEvidence {
  readonly own: RawRent | null
  /** The area's other kinds of home, `Any` for all dwellings together. */
  readonly area_other: readonly (RawRent & Pick<RentCell, 'dwelling' | 'number_of_bedrooms'>)[]
  /** Of a source that measures an area together with its neighbours. */
  readonly suburb_group: WiderRent | null
  readonly district: WiderRent | null
  readonly region: WiderRent | null
  /** Each of several areas chosen as one, with its own cell. */
  readonly areas: readonly { readonly place: string; readonly own: RawRent | null }[]
}

type Interval = readonly [lower: number, upper: number]

/**
 * The estimated weekly rent of a kind of home in an area, in whole NZD; five bedrooms means five or more. The intervals
 * are for the area's median, not for one home. `bonds` are of its own cell, `period` is the first day of their quarter
 * (YYYY-MM-DD). Source: docs/method/market-rent.md, "What an entry has".
 */
export interface MarketRentEntry extends Quartiles {
  readonly dwelling: Dwelling
  readonly number_of_bedrooms: number
  readonly interval_80: Interval
  readonly interval_50: Interval
  readonly confidence: Confidence
  readonly level: Level
  /** The name of the area, district or region that the figure comes from. */
  readonly place: string
  readonly effective_bonds: number
  readonly bonds: number
  /** Null where they agree with what is known around them; older servers leave it out. */
  readonly conflict?: Conflict | null | undefined
  readonly period: string
  readonly evidence: RentEvidence
  /** `region` is the one whose rents make the step. */
  readonly index: RentIndex & { readonly region: string }
  /** The figures without the step by the region's rents. */
  readonly before_index: Quartiles & { readonly interval_80: Interval; readonly confidence: Confidence }
}
