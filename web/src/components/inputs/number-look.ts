import type { FigureField } from '@homeyield/domain/fields/field'

/** How a box shows a figure of a row: what is before and after it, and its decimals. */
export interface NumberLook {
  readonly prefix?: string
  readonly suffix: string
  readonly decimals: number
}

// A rate is rounded to four decimals, money to cents.
const DECIMALS = { money: 2, rate: 4, whole: 0 } as const

export function numberLook({ kind, unit }: Pick<FigureField, 'kind' | 'unit'>): NumberLook {
  const decimals = DECIMALS[kind]
  return kind === 'money' ? { prefix: '$', suffix: unit.replace(/^NZD ?/u, ''), decimals } : { suffix: unit, decimals }
}
