import type { Screening, ScreeningHome } from '@homeyield/contract/screening'
import { comparedHomes } from '@homeyield/domain/screening/compared-homes'
import type { Verdict } from '@homeyield/domain/screening/judge'
import { rankHomes } from '@homeyield/domain/screening/rank-homes'
import { screenHome } from '@homeyield/domain/screening/screen-homes'
import type { ScreenedResult, UnrankedHome } from '@homeyield/domain/screening/screened-result'
import type { Terms } from '@homeyield/domain/screening/terms'

type Result = Screening['results'][number]

export type ShownResult = Omit<Result, 'judged' | 'assumed' | 'rent'> & Pick<ScreenedResult, 'assumed' | 'rent'>

/** A home of the list with its result. */
export interface RankedHome {
  readonly home: ScreeningHome
  readonly result: ShownResult
  /** Such as `2=` of a rank that several homes share; empty without a rank. */
  readonly rank: string
}

/** The homes as they were computed last with these rents: after a change to one home, only that one is computed. */
const computed = new WeakMap<
  Screening['areas'],
  { readonly on: string; readonly homes: ReadonlyMap<string, UnrankedHome> }
>()

/** The results of a list: the server's, or anew once something was changed here, or where it has none. */
export function resultsOf(shown: Screening, stored: Screening): readonly ShownResult[] {
  if (shown === stored && stored.results.length > 0) return stored.results
  const { homes, areas, terms, criteria } = shown
  const on = JSON.stringify([terms, criteria])
  const before = computed.get(areas)
  const known = before?.on === on ? before.homes : null
  const now = new Map<string, UnrankedHome>()
  for (const screened of comparedHomes(homes, areas)) {
    const key = JSON.stringify([screened.id, screened.home])
    now.set(key, known?.get(key) ?? screenHome(screened, terms, criteria))
  }
  computed.set(areas, { on, homes: now })
  return rankHomes([...now.values()])
}

/** The homes in the order of the results, best first. */
export function rankedHomes(homes: readonly ScreeningHome[], results: readonly ShownResult[]): readonly RankedHome[] {
  const byId = new Map(homes.map((home) => [home.id, home]))
  const shared = Map.groupBy(results, ({ rank }) => rank)
  return results.flatMap((result) => {
    const home = byId.get(result.id)
    if (home === undefined || home.left_out) return []
    const { rank } = result
    const isShared = (shared.get(rank)?.length ?? 0) > 1
    return [{ home, result, rank: rank === null ? '' : `${rank}${isShared ? '=' : ''}` }]
  })
}

export type Counts = Readonly<Record<Verdict, number>>

export function countVerdicts(homes: readonly RankedHome[]): Counts {
  const counts = { passes: 0, fails: 0, unclear: 0 }
  for (const { result } of homes) counts[result.verdict] += 1
  return counts
}

export const VERDICT_WORDS: Readonly<Record<Verdict, { readonly sign: string; readonly words: string }>> = {
  passes: { sign: '✓', words: 'Passes' },
  fails: { sign: '✕', words: 'Fails' },
  unclear: { sign: '?', words: 'Not clear' },
}

/** Such as “House, 3 bedrooms”; what the line did not name is marked. */
export function kindWords({ home, result }: Pick<RankedHome, 'home' | 'result'>, terms: Terms): string {
  const dwelling = home.dwelling ?? terms.dwelling
  const bedrooms = home.number_of_bedrooms ?? terms.number_of_bedrooms
  const mark = (name: 'dwelling' | 'number_of_bedrooms') => (result.assumed.includes(name) ? ' (assumed)' : '')
  const rooms = bedrooms === null ? 'bedrooms not known' : `${bedrooms} bedroom${bedrooms === 1 ? '' : 's'}`
  const kind = `${dwelling}${mark('dwelling')}`
  return dwelling === 'Room' ? kind : `${kind}, ${rooms}${mark('number_of_bedrooms')}`
}

/** The suburb and town whose rent a home has. */
export function areaWords({ suburb, city }: Pick<ScreeningHome, 'suburb' | 'city'>): string {
  return [suburb, city].filter((name) => name !== null && name !== '').join(', ')
}
