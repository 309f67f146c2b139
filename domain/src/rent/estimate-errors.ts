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
  /** How much one-bedroom houses are estimated too low, the one kind that is off in one direction by 5 % and more. */
  readonly oneBedroomHousesLow: number
} = {
  asAt: '2026-11-23',
  all: { group: 'All', figures: 2224, error: 5.1, inside_80: 82.5 },
  byConfidence: [
    { group: 'High', figures: 1319, error: 4.1, inside_80: 82.5 },
    { group: 'Medium', figures: 632, error: 5.7, inside_80: 83.2 },
    { group: 'Low', figures: 273, error: 11.5, inside_80: 80.6 },
  ],
  byBonds: [
    { group: '5 to 9', figures: 1763, error: 5.3, inside_80: 83 },
    { group: '10 to 19', figures: 387, error: 4, inside_80: 82.4 },
    { group: '20+', figures: 74, error: 6.7, inside_80: 68.9 },
  ],
  oneBedroomHousesLow: 5.9,
}
