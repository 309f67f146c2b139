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
  readonly byConfidence: readonly EstimateErrors[]
  readonly byBonds: readonly EstimateErrors[]
  /** How much one-bedroom houses are estimated too low, the kind that is furthest off in one direction. */
  readonly oneBedroomHousesLow: number
} = {
  asAt: '2026-11-24',
  all: { group: 'All', figures: 2224, error: 5, inside_80: 82.1 },
  byConfidence: [
    { group: 'High', figures: 1298, error: 4.2, inside_80: 82.3 },
    { group: 'Medium', figures: 651, error: 5.6, inside_80: 82.5 },
    { group: 'Low', figures: 275, error: 11.5, inside_80: 80.4 },
  ],
  byBonds: [
    { group: '5 to 9', figures: 1763, error: 5.4, inside_80: 82.8 },
    { group: '10 to 19', figures: 387, error: 4, inside_80: 81.9 },
    { group: '20+', figures: 74, error: 6.8, inside_80: 66.2 },
  ],
  oneBedroomHousesLow: 4.8,
}
