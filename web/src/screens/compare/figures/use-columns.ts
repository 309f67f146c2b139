import type { ListedCalculation, SavedCalculation } from '@homeyield/contract/saved-calculation'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { calculationQuery } from '../../../api-client/queries.ts'
import { RequestProblem } from '../../../api-client/request-problem.ts'
import type { ComparedId } from '../../../components/compare-path.ts'
import { readCompared, writeCompared } from '../../../components/compare-path.ts'
import { columnsOf, scenariosOf } from './compared-column.ts'
import { MOST_COLUMNS } from '@homeyield/domain/figures/compare/most-columns'

/** Those that were changed last. */
const FIRST_SHOWN = 3

/** The columns that the address names, and how to change them. */
export function useColumns(listed: readonly ListedCalculation[]) {
  const [search, setSearch] = useSearchParams()
  const given = readCompared(search.get('with'))
  const named = given ?? listed.slice(0, FIRST_SHOWN).map(({ id }): ComparedId => [id])
  const wanted = named.slice(0, MOST_COLUMNS)
  const calculationIds = [...new Set(wanted.map(([id]) => id))]
  // One query: `useQueries` would add to the code of every first visit.
  const query = useQuery({
    queryKey: ['compared-calculations', ...calculationIds],
    queryFn: ({ client }) => Promise.all(calculationIds.map((id) => readUnlessGone(client, id))),
    gcTime: 0,
    staleTime: 0,
    enabled: calculationIds.length > 0,
    placeholderData: keepPreviousData,
  })
  const known = (query.data ?? []).filter((calculation) => calculation !== null)
  const saved = new Map(known.map((calculation) => [calculation.id, calculation]))
  // A single calculation is compared with its scenarios.
  const [only] = listed.length === 1 && given === null ? saved.values() : []
  const ids = only
    ? [...wanted, ...scenariosOf(only).map((scenario): ComparedId => [only.id, scenario.id])].slice(0, MOST_COLUMNS)
    : wanted
  const columns = columnsOf(ids, saved)
  const isLoading = calculationIds.length > 0 && query.data === undefined && query.error === null
  // While some are still being read, or could not be, they stay in the address.
  const shown = query.isSuccess && !query.isPlaceholderData ? columns.map((column) => column.ids) : ids
  const show = (next: readonly ComparedId[]) =>
    setSearch(
      (before) => {
        const written = new URLSearchParams(before)
        written.set('with', writeCompared(next))
        return written
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    columns,
    saved,
    isLoading,
    /** Whether the address names more than fit. */
    areTooMany: named.length > MOST_COLUMNS,
    /** Whether some of the address no longer exist. */
    isPartGone: query.isSuccess && !query.isPlaceholderData && columns.length < ids.length,
    query,
    add: (added: ComparedId) => show([...shown, added]),
    remove: (removed: ComparedId) => show(shown.filter((each) => writeCompared([each]) !== writeCompared([removed]))),
  }
}

async function readUnlessGone(client: QueryClient, id: string): Promise<SavedCalculation | null> {
  try {
    return await client.fetchQuery(calculationQuery(id))
  } catch (problem) {
    if (problem instanceof RequestProblem && problem.status === 404) return null
    throw problem
  }
}
