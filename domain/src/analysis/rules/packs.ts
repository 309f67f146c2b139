import { RULES_2026_11 } from './nz-2026-11.ts'
import type { RulePack } from './rule-pack.ts'

/** The newest rules. A new pack is its data file, its tests and a line here. */
export const NEWEST_PACK: RulePack = RULES_2026_11

const PACKS: readonly RulePack[] = [RULES_2026_11]

/** The rules that a saved analysis names; null when they are not known. */
export function findPack(id: string): RulePack | null {
  return PACKS.find((pack) => pack.id === id) ?? null
}
