import type { Brand } from '@homeyield/contract/brand'
import { type CreateDocumentBody, type Document, MOST_DOCUMENTS } from '@homeyield/contract/document'
import { DOCUMENT_FIELDS, type DocumentInputs } from '@homeyield/domain/documents/document-fields'
import type { DocumentLanguage } from '@homeyield/domain/documents/document-kinds'
import { completeFields } from '@homeyield/domain/fields/complete-fields'
import { pick } from '@homeyield/domain/records/pick'
import { invalid, notFound, notSignedIn } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import type { ComposeContent } from './compose-content.ts'
import type { DocumentStore } from './document-store.ts'
import { type EstimateDeps, keepEstimate } from './keep-estimate.ts'
import { checkInputs, checkKind, countedInputs } from './permitted-inputs.ts'
import { presentDocument } from './present-document.ts'

export interface CreateDocumentDeps extends EstimateDeps {
  readonly documents: DocumentStore
  readonly compose: ComposeContent
  readonly brands: { readonly read: (accountId: string) => Promise<Pick<Brand, 'templates'>> }
  readonly languages: readonly DocumentLanguage[]
}

export const ESTIMATE = ['estimate_weekly_lower', 'estimate_weekly_upper', 'estimate_reason'] as const

const TEXTS = ['subject', 'message'] as const

/** What the next document of a kind takes from the last. Words to one client never go to the next. */
const KEPT = ['language', 'hidden_blocks'] as const

/**
 * Makes a draft with the figures of today, the choices of the account's last document of its kind, the estimate of the last of
 * the same home or of the calculation, and the brand's text of the last one, or its first.
 */
export function createDocument(deps: CreateDocumentDeps) {
  const { documents, calculations, brands, compose, languages, now } = deps
  return async (viewer: Viewer, { kind, calculation_id, ...sent }: CreateDocumentBody): Promise<Document> => {
    checkKind(viewer, kind)
    if (kind !== 'bank' && calculation_id === null)
      throw invalid({ calculation_id: 'Only a page for a bank covers all homes' })
    const given = completeFields(DOCUMENT_FIELDS, sent, {})
    checkInputs(viewer, kind, given, languages)
    const record = calculation_id === null ? null : await calculations.find(viewer.accountId, calculation_id)
    if (calculation_id !== null && record === null) throw notFound()
    const last = await documents.findLast(viewer.accountId, kind)
    const kept = last === null ? {} : pick(last.inputs, KEPT)
    const { templates } = await brands.read(viewer.accountId)
    const words = wordsFor(
      templates.filter((one) => one.kind === kind),
      last?.inputs,
    )
    const isSameHome = last !== null && last.calculation_id === calculation_id
    const estimated = isSameHome ? last.inputs : record?.inputs
    const estimate = estimated === undefined || kind === 'bank' ? {} : pick(estimated, ESTIMATE)
    const inputs = countedInputs(
      viewer,
      kind,
      { ...given, ...leftOut(sent, { ...kept, ...words, ...estimate }) },
      languages,
    )
    const content = await compose(viewer, { kind, calculation_id, inputs })
    const createdAt = new Date(now())
    const created = await documents.create(
      viewer.accountId,
      { kind, calculation_id, inputs, content, createdAt },
      MOST_DOCUMENTS,
    )
    if (created === 'account_gone') throw notSignedIn()
    if (created === 'too_many')
      throw invalid({ kind: `You have ${MOST_DOCUMENTS} documents. Delete one that you no longer need.` })
    if (ESTIMATE.some((name) => name in sent)) await keepEstimate(deps, viewer, created)
    return presentDocument(created, now())
  }
}

/** The text that the last document has, else the first; nothing without one. */
function wordsFor(templates: Brand['templates'], last: Partial<DocumentInputs> = {}): Partial<DocumentInputs> {
  const isOfLast = (text: Brand['templates'][number]) => TEXTS.every((name) => (last[name] ?? '') === text[name])
  const text = templates.find(isOfLast) ?? templates[0]
  return text === undefined ? {} : pick(text, TEXTS)
}

/** Those of these inputs that were not sent. */
function leftOut(sent: object, inputs: Partial<DocumentInputs>): Partial<DocumentInputs> {
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => !(name in sent)))
}
