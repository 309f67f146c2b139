// Rates have at most four decimals.
const DECIMALS = 4

interface Range {
  readonly lowest?: number | undefined
  readonly highest?: number | undefined
}

/** The figure after a step of `by` within a range. Where there is none, a step up begins at 0 and a step down stays empty. */
export function stepFigure(value: number | null, by: number, { lowest = 0, highest = Infinity }: Range): number | null {
  if (value === null && by < 0) return null
  const stepped = Number(((value ?? 0) + by).toFixed(DECIMALS))
  return Math.min(Math.max(stepped, lowest), highest)
}

/** The step in arrows' steps that a key asks for, or 0. */
export function stepsOfKey(key: string): number {
  return { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[key] ?? 0
}
