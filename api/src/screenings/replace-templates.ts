import type { ReplaceTemplatesBody } from '@homeyield/contract/screening'
import { NO_CRITERIA } from '@homeyield/domain/screening/criteria'
import { FIRST_TERMS } from '@homeyield/domain/screening/terms'
import { notSignedIn } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import { changeCriteria, changeTerms } from './complete-terms.ts'
import { templatesChanged } from './screening-problems.ts'
import type { Templates, TemplateStore } from './template-store.ts'

/** Replaces the named terms and criteria of the viewer's account. */
export function replaceTemplates({ templates }: { readonly templates: TemplateStore }) {
  return async (viewer: Viewer, { version, templates: given }: ReplaceTemplatesBody): Promise<Templates> => {
    const completed = given.map(({ name, terms, criteria }) => ({
      name,
      terms: changeTerms(FIRST_TERMS, terms),
      criteria: changeCriteria(NO_CRITERIA, criteria),
    }))
    const stored = await templates.replace(viewer.accountId, { version, templates: completed })
    if (stored === 'account_gone') throw notSignedIn()
    if ('current' in stored) throw templatesChanged(stored.current)
    return stored
  }
}
