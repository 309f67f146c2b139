import { notSignedIn } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import type { AccountExport, ExportStore } from './export-store.ts'

/** Returns all data of the account with the time (decisions section 1, GET /account/export). */
export function exportAccount({ exports, now }: { readonly exports: ExportStore; readonly now: () => number }) {
  return async (viewer: Viewer): Promise<AccountExport & { exported_at: string }> => {
    const held = await exports.read(viewer.accountId)
    if (held === null) throw notSignedIn()
    return { exported_at: new Date(now()).toISOString(), ...held }
  }
}
