import type { Dwelling } from '../property/property-options.ts'
import type { WiderRent } from './market-rent-entry.ts'
import type { RentCell } from './rent-cell.ts'
import type { RentIndex } from './index-rents.ts'

export const CONFIDENCES = ['High', 'Medium', 'Low'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/** The nearest evidence under an estimate: the cell itself, other homes of the area, homes within some kilometres, … */
export const ESTIMATE_LEVELS = ['area', 'area_other', 'nearby', 'suburb_group', 'district', 'region'] as const
export type EstimateLevel = (typeof ESTIMATE_LEVELS)[number]

/** A cell of an area's own bonds; one set aside looks like rooms let one by one, or social rents, and is not used. */
export interface OwnCell extends RentCell {
  readonly set_aside: boolean
}

/** Weekly rents in NZD as published, and whether the estimate uses them. */
export interface RawRent {
  readonly lower_quartile: number
  readonly median: number
  readonly upper_quartile: number
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

interface Quartiles {
  readonly lower_quartile: number
  readonly median: number
  readonly upper_quartile: number
}

/**
 * The estimated weekly rent of a kind of home in an area, in whole NZD. The intervals are for the area's median, not for
 * one home. `bonds` are of its own cell, `period` is the first day of their quarter. Source: rent estimate, section 9.
 */
export interface RentEstimate extends Quartiles {
  readonly dwelling: Dwelling
  readonly number_of_bedrooms: number
  readonly interval_80: Interval
  readonly interval_50: Interval
  readonly confidence: Confidence
  readonly level: EstimateLevel
  /** The name of the area, district or region that the figure comes from. */
  readonly place: string
  readonly effective_bonds: number
  readonly bonds: number
  readonly period: string
  readonly evidence: RentEvidence
  readonly index: RentIndex
  readonly before_index: Quartiles
}
