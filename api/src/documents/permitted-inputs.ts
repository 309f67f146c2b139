import { mayGiveEstimate } from '@homeyield/domain/membership/permissions'
import type { DocumentInputs } from '@homeyield/domain/documents/document-fields'
import type { DocumentLanguage } from '@homeyield/domain/documents/document-kinds'
import { invalid } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import { professionalsOnly } from './document-problems.ts'

const WITHOUT_ESTIMATE = {
  estimate_weekly_lower: null,
  estimate_weekly_upper: null,
  estimate_reason: null,
  comparables: [],
} as const

/** Throws the refusal of inputs that the viewer sent and may not use. */
export function checkInputs(
  viewer: Viewer,
  sent: Partial<DocumentInputs>,
  languages: readonly DocumentLanguage[],
): void {
  if (sent.language !== undefined && !languages.includes(sent.language))
    throw invalid({ language: 'This language is not in use here' })
  if (mayGiveEstimate(viewer)) return
  const { estimate_weekly_lower: lower, estimate_weekly_upper: upper, estimate_reason, comparables = [] } = sent
  if ((lower ?? upper ?? (estimate_reason || null)) !== null || comparables.length > 0) throw professionalsOnly()
}

/** The inputs that count: without what only professionals give, if the viewer is none any more. */
export function countedInputs(viewer: Viewer, inputs: DocumentInputs): DocumentInputs {
  return mayGiveEstimate(viewer) ? inputs : { ...inputs, ...WITHOUT_ESTIMATE }
}
