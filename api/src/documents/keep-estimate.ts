import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { isAppraisal } from '@homeyield/domain/documents/document-kinds'
import { fillEstimate } from '@homeyield/domain/estimate/professional-estimate'
import { isReadonly } from '@homeyield/domain/membership/permissions'
import { isInverted } from '@homeyield/domain/rent/rent-range-problem'
import { appraiseInputs } from '../calculations/appraise-inputs.ts'
import type { CalculationStore } from '../calculations/calculation-store.ts'
import { describeFailure } from '../server/describe-failure.ts'
import type { Viewer } from '../server/viewer.ts'
import type { DocumentRecord } from './document-store.ts'

export interface EstimateDeps {
  readonly calculations: Pick<CalculationStore, 'find' | 'change'>
  readonly now: () => number
  readonly warn: (sentence: string) => void
}

type Appraised = Pick<DocumentRecord, 'kind' | 'calculation_id' | 'inputs'>

/**
 * Saves the range of an appraisal in its calculation too, as the review does, so that the two lead with the same. A calculation that
 * may only be read stays. The document is stored by then: a failure is logged, because a repeated request would make another.
 */
export async function keepEstimate(deps: EstimateDeps, viewer: Viewer, appraised: Appraised): Promise<void> {
  try {
    await saveEstimate(deps, viewer, appraised)
  } catch (error) {
    const { name, code } = describeFailure(error)
    deps.warn(`The range of a document was not saved in its calculation: ${String(code ?? name)}`)
  }
}

async function saveEstimate(
  { calculations, now }: Omit<EstimateDeps, 'warn'>,
  viewer: Viewer,
  { kind, calculation_id, inputs }: Appraised,
): Promise<void> {
  const { estimate_weekly_lower: lower, estimate_weekly_upper: upper, estimate_reason: reason } = inputs
  if (!isAppraisal(kind) || calculation_id === null || lower === null || !upper || isInverted(lower, upper)) return
  const saved = await calculations.find(viewer.accountId, calculation_id)
  if (saved === null || isReadonly(viewer, saved.newer)) return
  const before = saved.inputs
  const estimate = {
    ...(lower === before.estimate_weekly_lower ? {} : fillEstimate('lower', 'weekly', lower)),
    ...(upper === before.estimate_weekly_upper ? {} : fillEstimate('upper', 'weekly', upper)),
    ...(reason === null || reason === before.estimate_reason ? {} : { estimate_reason: reason }),
  }
  if (Object.keys(estimate).length === 0) return
  await calculations.change(viewer.accountId, calculation_id, (current) =>
    appraiseInputs({ ...current.inputs, ...estimate }, dayInNewZealand(new Date(now()))),
  )
}
