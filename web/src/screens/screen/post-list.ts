import type { CreateScreeningBody, Screening } from '@homeyield/contract/screening'
import { type Criteria, FIRST_CRITERIA } from '@homeyield/domain/screening/criteria'
import { FIRST_TERMS, type Terms } from '@homeyield/domain/screening/terms'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api-client/call.ts'
import { screeningQuery, screeningsQuery } from './screening-query.ts'

/** Milliseconds: 2,000 homes take up to a minute. */
export const LONG_LIST_TIMEOUT = 120_000

export interface ListTerms {
  readonly terms: Terms
  readonly criteria: Criteria
}

/** Of a first list. */
export const FIRST_LIST_TERMS: ListTerms = { terms: FIRST_TERMS, criteria: FIRST_CRITERIA }

/** Stores a list under a key, so that it is stored once however often it is sent. Without terms it has those of the last list. */
export async function postList(queryClient: QueryClient, body: CreateScreeningBody, key: string): Promise<Screening> {
  const headers = { 'idempotency-key': key }
  const screening = await call('createScreening', { headers, body, timeout: LONG_LIST_TIMEOUT })
  queryClient.setQueryData(screeningQuery(screening.id).queryKey, screening)
  void queryClient.invalidateQueries(screeningsQuery)
  return screening
}
