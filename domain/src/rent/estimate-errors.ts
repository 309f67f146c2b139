/** How far off the estimates of some published figures are that they were made without. Shares and errors in per cent. */
export interface EstimateErrors {
  readonly group: string
  readonly figures: number
  /** The median of the errors without sign. */
  readonly error: number
  /** How many figures are inside the interval that 80 % should be in. */
  readonly inside_80: number
}

/**
 * The errors of the estimates on the shipped rents, measured by `npm run bench -- rent-fit`; a test of the importer
 * compares them with what it measures.
 */
export const ESTIMATE_ERRORS: {
  /** The day of the measurement, YYYY-MM-DD. */
  readonly asAt: string
  readonly all: EstimateErrors
  /** By the half-width of the interval that 80 % should be in. */
  readonly byWidth: readonly EstimateErrors[]
  readonly byBonds: readonly EstimateErrors[]
  /** How much the kinds are estimated too low that are furthest off in this direction, per cent. */
  readonly tooLow: { readonly rooms: number; readonly oneBedroomHouses: number }
} = {
  asAt: '2026-11-26',
  all: { group: 'All', figures: 2223, error: 5, inside_80: 83 },
  byWidth: [
    { group: 'Up to ±6%', figures: 1125, error: 3.8, inside_80: 83.8 },
    { group: '±6% to ±12%', figures: 735, error: 6, inside_80: 80.8 },
    { group: 'Wider', figures: 363, error: 9.7, inside_80: 85.1 },
  ],
  byBonds: [
    { group: '5 to 9', figures: 1763, error: 5.3, inside_80: 83.6 },
    { group: '10 to 19', figures: 386, error: 3.9, inside_80: 82.6 },
    { group: '20+', figures: 74, error: 6.6, inside_80: 73 },
  ],
  tooLow: { rooms: 3.1, oneBedroomHouses: 2.2 },
}
