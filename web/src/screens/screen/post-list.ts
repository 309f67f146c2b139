import type { CreateScreeningBody, Screening } from '@homeyield/contract/screening'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { type Criteria, NO_CRITERIA } from '@homeyield/domain/screening/criteria'
import { FIRST_TERMS, type Terms } from '@homeyield/domain/screening/terms'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api-client/call.ts'
import { dateText } from '../../ui/date-text.ts'
import { screeningQuery, screeningsQuery } from './screening-query.ts'

/** Milliseconds: 2,000 homes take up to a minute. */
export const LONG_LIST_TIMEOUT = 120_000

export interface ListTerms {
  readonly terms: Terms
  readonly criteria: Criteria
}

/** Of a first list. */
export const FIRST_LIST_TERMS: ListTerms = { terms: FIRST_TERMS, criteria: { ...NO_CRITERIA, gross_at_least: 5 } }

/** The terms of the list that was changed last; ours for a first list. */
export async function lastTerms(queryClient: QueryClient): Promise<ListTerms> {
  const [last] = await queryClient.fetchQuery({ ...screeningsQuery, retry: false })
  if (last === undefined) return FIRST_LIST_TERMS
  const { terms, criteria } = await queryClient.fetchQuery({ ...screeningQuery(last.id), retry: false })
  return { terms, criteria }
}

/** Stores a list under a key, so that it is stored once however often it is sent. */
export async function postList(
  queryClient: QueryClient,
  {
    name = `List of ${dateText(dayInNewZealand(new Date()))}`,
    terms,
    criteria,
    ...list
  }: Pick<CreateScreeningBody, 'text' | 'homes' | 'name'> & ListTerms,
  key: string,
): Promise<Screening> {
  const { dwellings, deal_breakers } = criteria
  const body = {
    ...list,
    name,
    terms,
    criteria: { ...criteria, dwellings: [...dwellings], deal_breakers: [...deal_breakers] },
  }
  const headers = { 'idempotency-key': key }
  const screening = await call('createScreening', { headers, body, timeout: LONG_LIST_TIMEOUT })
  queryClient.setQueryData(screeningQuery(screening.id).queryKey, screening)
  void queryClient.invalidateQueries(screeningsQuery)
  return screening
}
