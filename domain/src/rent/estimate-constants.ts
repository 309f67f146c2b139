// The fitted constants of the rent estimate. Source: docs/method/market-rent.md, "Constants".

/** What is known of a kind of home in the whole country. */
export interface KindConstants {
  /** The logarithm of its median against a three-bedroom house in the same place. */
  readonly relativity: number
  /** The variance of the logarithm of a median that rests on one bond. */
  readonly noise: number
  /** How many bonds of its own the best known surroundings are worth. */
  readonly pull: number
  /** The usual logarithms of median / lower quartile and of upper quartile / median. */
  readonly spread: readonly [lower: number, upper: number]
}

export const KIND_CONSTANTS: Readonly<Record<string, KindConstants>> = {
  'House 1': { relativity: -0.2417, noise: 0.07, pull: 3, spread: [0.1, 0.102] },
  'House 2': { relativity: -0.1515, noise: 0.029, pull: 15, spread: [0.081, 0.069] },
  'House 3': { relativity: 0, noise: 0.0255, pull: 15, spread: [0.072, 0.06] },
  'House 4': { relativity: 0.1508, noise: 0.031, pull: 6, spread: [0.078, 0.067] },
  'House 5': { relativity: 0.3162, noise: 0.045, pull: 4, spread: [0.073, 0.091] },
  'Apartment 1': { relativity: -0.4561, noise: 0.055, pull: 3.5, spread: [0.098, 0.108] },
  'Apartment 2': { relativity: -0.2056, noise: 0.045, pull: 7, spread: [0.084, 0.102] },
  'Apartment 3': { relativity: -0.0652, noise: 0.045, pull: 3, spread: [0.118, 0.091] },
  'Apartment 4': { relativity: 0.0447, noise: 0.045, pull: 3, spread: [0.08, 0.071] },
  'Apartment 5': { relativity: 0.2183, noise: 0.045, pull: 3, spread: [0.075, 0.068] },
  'Flat 1': { relativity: -0.5004, noise: 0.065, pull: 10, spread: [0.124, 0.095] },
  'Flat 2': { relativity: -0.2756, noise: 0.025, pull: 15, spread: [0.066, 0.068] },
  'Flat 3': { relativity: -0.1241, noise: 0.045, pull: 4, spread: [0.076, 0.069] },
  'Flat 4': { relativity: -0.002, noise: 0.045, pull: 4, spread: [0.075, 0.068] },
  'Flat 5': { relativity: 0.1634, noise: 0.045, pull: 4, spread: [0.075, 0.068] },
  'Room 1': { relativity: -0.9066, noise: 0.018, pull: 0.25, spread: [0.056, 0.053] },
}

/** The relativity of all dwellings together, which are evidence and never an answer. */
const ANY_RELATIVITY: Readonly<Record<string, number>> = {
  'Any 1': -0.4184,
  'Any 2': -0.1841,
  'Any 3': -0.0623,
  'Any 4': 0.0885,
  'Any 5': 0.2539,
}

/** The relativity of a kind by its name, `Any` included; undefined for an unknown one. */
export function relativityOf(kind: string): number | undefined {
  return KIND_CONSTANTS[kind]?.relativity ?? ANY_RELATIVITY[kind]
}

/** How much a place that is dearer than its district adds to the scatter of medians, and takes from what its surroundings are worth. */
export const DEAR = { scatter: 15, pull: 3 } as const
/** From how many standard deviations on an own cell contradicts its surroundings. */
export const CONFLICT_DEVIATIONS = 1.28
/** A median under this share of its surroundings counts in nothing. */
export const SET_ASIDE_BELOW = 0.6
/** How many bonds the usual spread of a kind is worth. */
export const PULL_SPREAD = 40
/** The half-widths of the intervals in standard deviations; errors have heavier tails than normal ones. */
export const HALF_WIDTHS = { interval_80: 1.15, interval_50: 0.55 } as const
/** The widest 80 % half-width with which a figure says anything about its place. */
export const WIDEST_HALF = 0.4
/** The 80 % half-widths up to which confidence is High and Medium. */
export const CONFIDENCE_HALVES = { High: 0.06, Medium: 0.12 } as const
/** The bounds of the step by the region's rents, and what it adds to the variance each month. */
export const INDEX_LIMITS = { least: 0.85, most: 1.2, variance_a_month: 0.00005 } as const
