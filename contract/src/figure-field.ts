import type { FigureField } from '@homeyield/domain/fields/field'
import { limitsProblem } from '@homeyield/domain/fields/limits-problem'
import { parseAmount } from '@homeyield/domain/money/amount'
import { round } from '@homeyield/domain/money/round'
import * as z from 'zod/mini'

const NOT_A_NUMBER = 'Enter a number'

/** The decimals that a figure is rounded to. */
const DECIMALS = { money: 2, rate: 4, whole: 0 } as const

/**
 * A figure: a JSON number, or text with $, commas and spaces; empty text means missing. Rounded by its kind, where
 * `whole` refuses fractions (nobody has half a bedroom), and within its limits. Source: decisions section 1.
 */
export function figureOf({ limits, kind }: Pick<FigureField, 'limits' | 'kind'>) {
  const decimals = DECIMALS[kind]
  return z.pipe(
    z.union([z.number(), z.string().check(z.maxLength(40, NOT_A_NUMBER))], { error: NOT_A_NUMBER }),
    z.transform((given, context): number | null => {
      if (given === '') return null
      const value = typeof given === 'number' ? given : parseAmount(given)
      const problem = value === null ? NOT_A_NUMBER : (limitsProblem(limits, value) ?? wholeProblem(value, decimals))
      if (problem !== null || value === null) {
        context.issues.push({ code: 'custom', message: problem ?? NOT_A_NUMBER, input: given })
        return null
      }
      return round(value, decimals)
    }),
  )
}

function wholeProblem(value: number, decimals: number): string | null {
  return decimals > 0 || Number.isInteger(value) ? null : 'Enter a whole number'
}
