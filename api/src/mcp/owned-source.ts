import { pick } from '@homeyield/domain/records/pick'
import { readAll } from '../server/slices.ts'
import type { Viewer } from '../server/viewer.ts'
import { NO_INPUT } from '../server/handlers.ts'
import type { ToolHandlers } from './tool.ts'

/** Where the figures of owned homes come from. */
export const OWNED_SOURCE =
  'Computed from what was entered in the saved homes of the account that are marked as owned. A market rent has a confidence, and the range in which the median of its area likely lies.'

const RENT = ['rent_source', 'market_confidence', 'market_interval_lower', 'market_interval_upper'] as const

/** Returns a function from an owned home's id to where its rent comes from and how sure it is. */
export async function readOwnedRents(handlers: ToolHandlers, viewer: Viewer) {
  const { homes } = await handlers.listOwnedHomes(viewer, NO_INPUT)
  const rents = new Map((await readAll(homes)).map((home) => [home.id, pick(home, RENT)]))
  return (id: string) => rents.get(id) ?? {}
}
