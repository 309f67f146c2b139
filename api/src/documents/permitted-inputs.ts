import type { DocumentInputs } from '@homeyield/domain/documents/document-fields'
import type { DocumentKind, DocumentLanguage } from '@homeyield/domain/documents/document-kinds'
import { mayGiveEstimate, mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { keysOf } from '@homeyield/domain/records/keys-of'
import { premiumRequired } from '../accounts/account-problems.ts'
import { invalid } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import { professionalsOnly } from './document-problems.ts'

/** Throws the refusal of a page for a bank without Premium. */
export function checkKind(viewer: Pick<Viewer, 'premium'>, kind: DocumentKind): void {
  if (kind === 'bank' && !mayUsePremiumFeatures(viewer)) throw premiumRequired()
}

const ESTIMATE = { estimate_weekly_lower: null, estimate_weekly_upper: null, estimate_reason: null, comparables: [] }
const WORDS = { subject: null, message: null, hidden_blocks: [] }

/** What the viewer may not give in a document of this kind, as it is when it is not given. A page for a bank has Premium. */
function withheld(viewer: Viewer, kind: DocumentKind): Partial<DocumentInputs> {
  if (mayGiveEstimate(viewer)) return {}
  return kind === 'bank' ? ESTIMATE : { ...ESTIMATE, ...WORDS }
}

/** Throws the refusal of inputs that the viewer sent and may not use. */
export function checkInputs(
  viewer: Viewer,
  kind: DocumentKind,
  sent: Partial<DocumentInputs>,
  languages: readonly DocumentLanguage[],
): void {
  if (sent.language !== undefined && !languages.includes(sent.language))
    throw invalid({ language: 'This language is not in use here' })
  if (keysOf(withheld(viewer, kind)).some((name) => isGiven(sent[name]))) throw professionalsOnly()
}

function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== ''
}

/** The inputs that count: without what the viewer may not give any more, in a language that is in use. */
export function countedInputs(
  viewer: Viewer,
  kind: DocumentKind,
  inputs: DocumentInputs,
  languages: readonly DocumentLanguage[],
): DocumentInputs {
  const [usual = 'en'] = languages
  const language = languages.includes(inputs.language) ? inputs.language : usual
  return { ...inputs, ...withheld(viewer, kind), language }
}
