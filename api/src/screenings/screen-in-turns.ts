import type { Criteria } from '@homeyield/domain/screening/criteria'
import { rankHomes } from '@homeyield/domain/screening/rank-homes'
import { screenHomes } from '@homeyield/domain/screening/screen-homes'
import type { ScreenedHome } from '@homeyield/domain/screening/screened-home'
import type { ScreenedResult, UnrankedHome } from '@homeyield/domain/screening/screened-result'
import type { Terms } from '@homeyield/domain/screening/terms'
import { compute } from '../queue/compute.ts'

// As long as an analysis takes, so that nobody waits longer for a thread.
const PART = 25
const AT_ONCE = 5

/** The results of a list, best first; of more than a few homes in threads, in rotation with other accounts. */
export async function screenInTurns(
  accountId: string,
  homes: readonly ScreenedHome[],
  terms: Terms,
  criteria: Criteria,
): Promise<readonly ScreenedResult[]> {
  if (homes.length <= AT_ONCE) return screenHomes(homes, terms, criteria)
  const screened: UnrankedHome[] = []
  for (let start = 0; start < homes.length; start += PART) {
    const part = { homes: homes.slice(start, start + PART), terms, criteria }
    // oxlint-disable-next-line no-await-in-loop -- an account has one thread at a time
    screened.push(...(await compute(accountId, 'screenPart', part)))
  }
  return rankHomes(screened)
}
