import { FIGURE_DECIMALS, type FigureField } from '@homeyield/domain/fields/field'
import { limitsProblem } from '@homeyield/domain/fields/limits-problem'
import { NOT_A_NUMBER, readTypedFigure, type TypedFigure } from '@homeyield/domain/fields/read-typed-figure'
import { round } from '@homeyield/domain/money/round'
import * as z from 'zod/mini'

/**
 * A figure: a JSON number, or text as people type it, where what is not certain is refused; empty text means missing.
 * Rounded by its kind, where `whole` refuses fractions (nobody has half a bedroom), and within its limits.
 */
export function figureOf(field: Pick<FigureField, 'limits' | 'kind' | 'unit'>) {
  const decimals = FIGURE_DECIMALS[field.kind]
  return z.pipe(
    z.union([z.number(), z.string().check(z.maxLength(40, NOT_A_NUMBER))], { error: NOT_A_NUMBER }),
    z.transform((given, context): number | null => {
      const read: TypedFigure =
        typeof given === 'number' ? { kind: 'value', value: given } : readTypedFigure(given, field)
      const problem = read.kind === 'value' ? valueProblem(field, read.value) : read.problem
      if (problem !== null) context.issues.push({ code: 'custom', message: problem, input: given })
      return problem !== null || read.kind !== 'value' || read.value === null ? null : round(read.value, decimals)
    }),
  )
}

function valueProblem({ limits, kind }: Pick<FigureField, 'limits' | 'kind'>, value: number | null): string | null {
  const isPart = kind === 'whole' && value !== null && !Number.isInteger(value)
  return limitsProblem(limits, value) ?? (isPart ? 'Enter a whole number' : null)
}
