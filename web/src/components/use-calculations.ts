import { useQuery } from '@tanstack/react-query'
import { arrivedCalculationsQuery, calculationsQuery } from '../api-client/queries.ts'

/** The saved calculations: all of them, or those that have arrived so far. */
export function useCalculations() {
  const query = useQuery(calculationsQuery)
  const { data: arrived } = useQuery(arrivedCalculationsQuery)
  return { query, all: query.data, known: query.data ?? arrived }
}
