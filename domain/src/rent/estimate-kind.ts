import type { AreaSurroundings, DistrictDifferences } from './area-surroundings.ts'
import { CONFLICT_DEVIATIONS, DEAR, KIND_CONSTANTS, PULL_SPREAD } from './estimate-constants.ts'
import type { Conflict } from './market-rent-entry.ts'
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
  /** Null where its own cell is as near to its surroundings as scatter explains. */
  readonly conflict: LogConflict | null
}

/** How far an own cell contradicts its surroundings. */
interface LogConflict {
  readonly side: Conflict
  /** How many times the squared gap exceeds what scatter explains, above 1. */
  readonly times: number
}

/**
 * Estimates one kind of home in one area: its own cell, drawn towards its surroundings by as many bonds as these are
 * worth; without an own cell the surroundings alone. Source: docs/method/market-rent.md, "Own bonds".
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
  const { near_weight, district_weight } = surroundings
  const scatter = scatterIn(surroundings)
  const worth =
    (pull * shareNear(near_weight) * shareOfDistrict(district_weight)) / (1 + DEAR.pull * dearerBy(surroundings))
  const bonds = own?.bonds ?? 0
  const gap = own === null ? 0 : Math.log(own.median) - prior
  const conflict = findConflict(gap, noise * scatter * (1 / bonds + 1 / worth))
  const times = conflict?.times ?? 1
  // Medians far above their surroundings lasted, those far below did not.
  const counted = gap < 0 ? bonds / times : bonds
  const drawn = gap > 0 ? worth / times : worth
  const middle = prior + (counted / (counted + drawn)) * gap
  const effective_bonds = (bonds + worth) / (scatter * times)
  const [down, up] =
    own === null ? [0, 0] : [Math.log(own.median / own.lower_quartile), Math.log(own.upper_quartile / own.median)]
  return {
    lower: middle - (bonds * down + PULL_SPREAD * spread[0]) / (bonds + PULL_SPREAD),
    middle,
    upper: middle + (bonds * up + PULL_SPREAD * spread[1]) / (bonds + PULL_SPREAD),
    variance: noise / effective_bonds,
    bonds,
    effective_bonds,
    conflict,
  }
}

/** How many times the usual variance of a kind the medians of an area have: more where it is dearer than its district. */
export function scatterIn(surroundings: Pick<AreaSurroundings, 'step'>): number {
  return 1 + DEAR.scatter * dearerBy(surroundings)
}

function dearerBy({ step }: Pick<AreaSurroundings, 'step'>): number {
  return Math.max(step, 0)
}

function findConflict(gap: number, variance: number): LogConflict | null {
  const times = gap ** 2 / (variance * CONFLICT_DEVIATIONS ** 2)
  return times > 1 ? { side: gap > 0 ? 'dearer' : 'cheaper', times } : null
}

function shareNear(weight: number): number {
  return (weight + 0.1) / (weight + 0.5)
}

function shareOfDistrict(weight: number): number {
  return (weight + 0.5) / (weight + 1)
}
