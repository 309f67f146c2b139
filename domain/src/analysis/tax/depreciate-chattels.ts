import { round } from '../../money/round.ts'
import type { Plan } from '../inputs/plan.ts'

/** Diminishing value, or straight line. */
export type ChattelsMethod = Plan['chattels_method']

/** A year's depreciation of chattels and their book value after it, in cents. */
export interface ChattelsYear {
  readonly depreciation: number
  readonly book: number
}

/**
 * Full years of depreciation of chattels that cost so many cents. Source: docs/method/years-and-tax.md, "Chattels and
 * legal fees".
 */
export function depreciateChattels(
  cost: number,
  ratePct: number,
  method: ChattelsMethod,
  years: number,
): readonly ChattelsYear[] {
  const rows: ChattelsYear[] = []
  let book = cost
  for (let year = 1; year <= years; year += 1) {
    const depreciation = Math.min(round(((method === 'DV' ? book : cost) * ratePct) / 100), book)
    book -= depreciation
    rows.push({ depreciation, book })
  }
  return rows
}
