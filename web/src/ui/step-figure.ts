// Rates have at most four decimals.
const DECIMALS = 4

/** The figure after a step of `by`, from 0 where there is none, and not below `lowest`. */
export function stepFigure(value: number | null, by: number, lowest: number): number {
  return Math.max(Number(((value ?? 0) + by).toFixed(DECIMALS)), lowest)
}

/** The step in arrows' steps that a key asks for, or 0. Source: design/experience, "Sliders". */
export function stepsOfKey(key: string): number {
  return { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[key] ?? 0
}
