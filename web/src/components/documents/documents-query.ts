import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api-client/call.ts'

/** Of every query of documents. */
export const DOCUMENTS_KEY = ['documents'] as const

/** Those of a calculation; of all homes together where it is null. */
export function documentsOf(calculationId: string | null) {
  return queryOptions({
    queryKey: [...DOCUMENTS_KEY, 'of', calculationId],
    queryFn: async ({ signal }) => {
      const query = calculationId === null ? {} : { calculation_id: calculationId }
      const documents = await call('listDocuments', { query, signal })
      return documents.filter((document) => document.calculation_id === calculationId)
    },
    staleTime: 0,
  })
}

export function documentQuery(id: string) {
  return queryOptions({
    queryKey: [...DOCUMENTS_KEY, 'one', id],
    queryFn: ({ signal }) => call('readDocument', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
}
