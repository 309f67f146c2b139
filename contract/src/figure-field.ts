import { limitProblem, limitsProblem } from '@homeyield/domain/appraisal/calculation-limits'
import type { FigureField } from '@homeyield/domain/calculation/calculation-field'
import type { FigureName } from '@homeyield/domain/calculation/fields'
import { parseAmount } from '@homeyield/domain/money/amount'
import { round } from '@homeyield/domain/money/round'
import * as z from 'zod/mini'

const NOT_A_NUMBER = 'Enter a number'

/** The decimals that a figure is rounded to. */
export const DECIMALS = { money: 2, rate: 4, whole: 0 } as const

/**
 * A figure of a calculation: a JSON number, or text with $, commas and spaces; empty text and null mean missing.
 * Rounded to `decimals` places, where 0 refuses fractions (nobody has half a bedroom), and within the limits of the
 * domain. Source: decisions section 1.
 */
export function figure(field: FigureName | 'loan_duration', decimals: number) {
  return checkedFigure((value) => limitProblem(field, value), decimals)
}

/** The same for a figure that is no field of a calculation. */
export function figureOf({ limits, kind }: Pick<FigureField, 'limits' | 'kind'>) {
  return checkedFigure((value) => limitsProblem(limits, value), DECIMALS[kind])
}

function checkedFigure(problemOf: (value: number) => string | null, decimals: number) {
  return z.optional(
    z.nullable(
      z.pipe(
        z.union([z.number(), z.string().check(z.maxLength(40, NOT_A_NUMBER))], { error: NOT_A_NUMBER }),
        z.transform((given, context): number | null => {
          if (given === '') return null
          const value = typeof given === 'number' ? given : parseAmount(given)
          const problem = value === null ? NOT_A_NUMBER : (problemOf(value) ?? wholeProblem(value, decimals))
          if (problem !== null || value === null) {
            context.issues.push({ code: 'custom', message: problem ?? NOT_A_NUMBER, input: given })
            return null
          }
          return round(value, decimals)
        }),
      ),
    ),
  )
}

function wholeProblem(value: number, decimals: number): string | null {
  return decimals > 0 || Number.isInteger(value) ? null : 'Enter a whole number'
}
