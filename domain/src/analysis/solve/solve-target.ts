import type { Appraisal } from '../../appraisal/appraise.ts'
import type { ANALYSIS_FIELDS } from '../../calculation/analysis-fields.ts'
import { formatMoney } from '../../money/amount.ts'
import { writeNumber } from '../../money/write-number.ts'

interface Target {
  readonly label: string
  /** The input of the analysis that has it. */
  readonly input: keyof typeof ANALYSIS_FIELDS
  /** The result that shows whether it is reached; none for a share of the price. */
  readonly result: keyof Appraisal | null
  /** What is wanted while nothing was typed. */
  readonly first: number
  readonly write: (wanted: number) => string
  /** What is reached, such as `a gross yield of 5%`. */
  readonly describe: (written: string) => string
}

/** What may be reached. */
export const SOLVE_TARGETS = {
  gross: {
    label: 'Gross yield',
    input: 'target_gross_yield',
    result: 'gross_rental_yield',
    first: 5,
    write: writePercent,
    describe: (written) => `a gross yield of ${written}`,
  },
  net: {
    label: 'Net yield',
    input: 'target_net_yield',
    result: 'net_rental_yield',
    first: 3,
    write: writePercent,
    describe: (written) => `a net yield of ${written}`,
  },
  cash: {
    label: 'Cash each week',
    input: 'target_weekly_cash_flow',
    result: 'weekly_cash_flow',
    first: 0,
    write: formatMoney,
    describe: (written) => `${written} of cash each week`,
  },
  lvr: {
    label: 'Loan to value',
    input: 'target_lvr',
    result: null,
    first: 70,
    write: writePercent,
    describe: (written) => `a loan of ${written} of the price`,
  },
} as const satisfies Record<string, Target>

export type SolveTarget = keyof typeof SOLVE_TARGETS
export type SolvedResult = NonNullable<(typeof SOLVE_TARGETS)[SolveTarget]['result']>

/** `a gross yield of 5%`. */
export function describeTarget(target: SolveTarget, wanted: number): string {
  const { write, describe } = SOLVE_TARGETS[target]
  return describe(write(wanted))
}

function writePercent(wanted: number): string {
  return `${wanted < 0 ? '−' : ''}${writeNumber(Math.abs(wanted), 2)}%`
}
