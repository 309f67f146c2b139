import { inputsFor } from '@homeyield/domain/appraisal/premium-loans'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { currentScenario, readStoredInputs } from '../calculations/appraise-inputs.ts'
import { computeLong } from '../queue/compute.ts'
import { notSignedIn } from '../server/refusal.ts'
import type { Slices } from '../server/slices.ts'
import type { Viewer } from '../server/viewer.ts'
import type { AccountExport, ExportedCalculation, ExportStore } from './export-store.ts'

type Dated = AccountExport & { readonly exported_at: string }

/**
 * Returns all data of the account with the time, and the figures of calculations as at the day, as they are when opened
 * (GET /account/export).
 */
export function exportAccount({ exports, now }: { readonly exports: ExportStore; readonly now: () => number }) {
  return async (viewer: Viewer): Promise<Dated> => {
    const held = await exports.read(viewer.accountId)
    if (held === null) throw notSignedIn()
    const calculations = withFigures(viewer, held.calculations, dayInNewZealand(new Date(now())))
    return { exported_at: new Date(now()).toISOString(), ...held, calculations }
  }
}

async function* withFigures(viewer: Viewer, slices: Slices<ExportedCalculation>, asAt: string) {
  for await (const slice of slices) {
    const presented: ExportedCalculation[] = []
    for (const saved of slice) presented.push(await withFiguresOf(viewer, saved, asAt))
    yield presented
  }
}

async function withFiguresOf(viewer: Viewer, saved: ExportedCalculation, asAt: string): Promise<ExportedCalculation> {
  const inputs = readStoredInputs(saved.inputs, saved.updated_at)
  const home = { inputs: inputsFor(viewer, inputs), asAt }
  const { counted_loans: _, ...figures } = await computeLong(viewer.accountId, 'appraiseHome', home)
  return { ...saved, inputs, scenarios: saved.scenarios.map(currentScenario), as_at: asAt, figures }
}
