import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { call } from './call.ts'
import { RequestProblem } from './request-problem.ts'

// As many as the list draws at first.
const FIRST_PAGE = 100
/** The most that the API puts into one page. */
const LATER_PAGE = 200

/**
 * All saved calculations, the one changed last first. `onPage` receives those that have arrived whenever more are still to come.
 */
export async function fetchCalculations(
  signal: AbortSignal,
  onPage: (arrived: readonly ListedCalculation[]) => void,
): Promise<readonly ListedCalculation[]> {
  const fetchPage = (query: { limit: number; after?: string }) => call('listCalculations', { query, signal })
  const first = await fetchPage({ limit: FIRST_PAGE })
  if (first.length < FIRST_PAGE) return first
  const found = new Map(first.map((one) => [one.id, one]))
  try {
    let after = first.at(-1)?.id
    while (after !== undefined) {
      onPage([...found.values()])
      const page = await fetchPage({ limit: LATER_PAGE, after })
      for (const one of page) found.set(one.id, one)
      const last = page.at(-1)?.id
      after = page.length < LATER_PAGE || last === after ? undefined : last
    }
  } catch (problem) {
    // The last of a page was deleted meanwhile.
    if (problem instanceof RequestProblem && problem.status === 422) return call('listCalculations', { signal })
    throw problem
  }
  // What was changed meanwhile moved to the front, and may be in none of the pages.
  const newest = await fetchPage({ limit: FIRST_PAGE })
  for (const { id } of newest) found.delete(id)
  return [...newest, ...found.values()]
}
