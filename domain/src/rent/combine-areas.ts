import type { LogEstimate } from './estimate-kind.ts'

/**
 * One estimate for several areas chosen as one: means of their logarithms and half-widths by weight, sums of their
 * bonds, the greatest conflict. One area alone stays as it is. Source: docs/method/market-rent.md, "Several areas as
 * one".
 */
export function combineAreas(
  estimates: readonly { readonly estimate: LogEstimate; readonly weight: number }[],
): LogEstimate | null {
  const total = sum(estimates, ({ weight }) => weight)
  if (total <= 0) return null
  const mean = (figure: (estimate: LogEstimate) => number) =>
    sum(estimates, ({ estimate, weight }) => figure(estimate) * weight) / total
  const [first] = estimates
  if (first !== undefined && estimates.length === 1) return first.estimate
  return {
    lower: mean(({ lower }) => lower),
    middle: mean(({ middle }) => middle),
    upper: mean(({ upper }) => upper),
    variance: mean(({ variance }) => Math.sqrt(variance)) ** 2,
    bonds: sum(estimates, ({ estimate }) => estimate.bonds),
    effective_bonds: sum(estimates, ({ estimate }) => estimate.effective_bonds),
    conflict:
      estimates
        .flatMap(({ estimate: { conflict } }) => conflict ?? [])
        .toSorted((one, other) => other.times - one.times)[0] ?? null,
  }
}

function sum<Item>(items: readonly Item[], figure: (item: Item) => number): number {
  return items.reduce((total, item) => total + figure(item), 0)
}
