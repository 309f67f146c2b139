import { completeFields } from '@homeyield/domain/fields/complete-fields'
import type { GivenOf } from '@homeyield/domain/fields/field-values'
import { type Criteria, CRITERION_FIELDS } from '@homeyield/domain/screening/criteria'
import { TERM_FIELDS, type Terms } from '@homeyield/domain/screening/terms'

type SentTerms = GivenOf<typeof TERM_FIELDS>

interface SentCriteria extends GivenOf<typeof CRITERION_FIELDS> {
  readonly dwellings?: Criteria['dwellings'] | undefined
  readonly deal_breakers?: Criteria['deal_breakers'] | undefined
}

/** Terms after a change: what is left out stays, null is nothing. */
export function changeTerms(current: Terms, sent: SentTerms = {}): Terms {
  return completeFields(TERM_FIELDS, { ...current, ...withoutUndefined(sent) }, {})
}

/** Criteria after a change, in the same way. */
export function changeCriteria(current: Criteria, sent: SentCriteria = {}): Criteria {
  const { dwellings = current.dwellings, deal_breakers = current.deal_breakers } = sent
  const fields = completeFields(CRITERION_FIELDS, { ...current, ...withoutUndefined(sent) }, {})
  return { ...fields, dwellings: [...new Set(dwellings)], deal_breakers: [...new Set(deal_breakers)] }
}

function withoutUndefined<Sent extends object>(sent: Sent): Sent {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as Sent
}
