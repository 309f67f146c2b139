import { RULES_2026_11 } from './nz-2026-11.ts'
import { RULES_2026_11B } from './nz-2026-11b.ts'
import type { RulePack } from './rule-pack.ts'

/** The newest first. */
export type RulePacks = readonly [RulePack, ...RulePack[]]

/** Every known pack. A new one is its data file, its tests and its place at the front of this list. */
export const PACKS: RulePacks = [RULES_2026_11B, RULES_2026_11]

export const [NEWEST_PACK] = PACKS

/** The rules of analyses that were saved before they named any. */
export const FIRST_RULES = RULES_2026_11.id

/** The rules that a saved analysis names; null when they are not known. */
export function findPack(id: string, packs: RulePacks = PACKS): RulePack | null {
  return packs.find((pack) => pack.id === id) ?? null
}

/** The rules that an analysis follows: those that it names, or the newest. */
export function packOf(rules: string | null, packs: RulePacks = PACKS): RulePack {
  return (rules === null ? null : findPack(rules, packs)) ?? packs[0]
}
