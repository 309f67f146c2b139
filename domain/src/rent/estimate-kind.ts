import type { AreaSurroundings, DistrictDifferences } from './area-surroundings.ts'
import { KIND_CONSTANTS, PULL_SPREAD } from './estimate-constants.ts'
import type { RentCell } from './rent-cell.ts'
import { nameKind, type RentKind } from './rent-kind.ts'

/** A weekly rent in natural logarithms, its variance, and the bonds that it rests on. */
export interface LogEstimate {
  readonly lower: number
  readonly middle: number
  readonly upper: number
  readonly variance: number
  /** Of its own cell. */
  readonly bonds: number
  readonly effective_bonds: number
}

/**
 * Estimates one kind of home in one area: its own cell, drawn towards its surroundings by as many bonds as these are
 * worth; without an own cell the surroundings alone. Source: rent estimate, section 3.
 */
export function estimateKind(
  kind: RentKind,
  own: RentCell | null,
  surroundings: AreaSurroundings,
  differences: DistrictDifferences,
): LogEstimate | null {
  const name = nameKind(kind)
  const constants = KIND_CONSTANTS[name]
  if (constants === undefined) return null
  const { relativity, noise, pull, spread } = constants
  const prior = surroundings.base + (differences.get(name) ?? 0) + relativity
  const worth = pull * shareNear(surroundings.near_weight) * shareOfDistrict(surroundings.district_weight)
  const bonds = own?.bonds ?? 0
  const median = own === null ? prior : Math.log(own.median)
  const middle = prior + (bonds / (bonds + worth)) * (median - prior)
  const [down, up] =
    own === null ? [0, 0] : [Math.log(own.median / own.lower_quartile), Math.log(own.upper_quartile / own.median)]
  return {
    lower: middle - (bonds * down + PULL_SPREAD * spread[0]) / (bonds + PULL_SPREAD),
    middle,
    upper: middle + (bonds * up + PULL_SPREAD * spread[1]) / (bonds + PULL_SPREAD),
    variance: noise / (bonds + worth),
    bonds,
    effective_bonds: bonds + worth,
  }
}

function shareNear(weight: number): number {
  return (weight + 0.1) / (weight + 0.5)
}

function shareOfDistrict(weight: number): number {
  return (weight + 0.5) / (weight + 1)
}
