import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import type { DocumentKind } from '@homeyield/domain/documents/document-kinds'
import type { RangeBesideMarket } from '@homeyield/domain/documents/range-like-last'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api-client/call.ts'
import { DOCUMENTS_KEY } from '../../components/documents/documents-query.ts'

interface LastAppraisal extends RangeBesideMarket {
  readonly kind: DocumentKind
  readonly calculation_id: string
}

/** The account's newest document that is not for a bank; null without one. */
export const lastAppraisalQuery = queryOptions({
  queryKey: [...DOCUMENTS_KEY, 'last appraisal'],
  queryFn: async ({ signal }): Promise<LastAppraisal | null> => {
    const listed = await call('listDocuments', { query: {}, signal })
    const { id, kind, calculation_id } = listed.find((one) => one.kind !== 'bank') ?? {}
    if (id === undefined || kind === undefined || !calculation_id) return null
    const [document, home] = await Promise.all([
      call('readDocument', { params: { id }, signal }),
      call('readCalculation', { params: { id: calculation_id }, signal }),
    ])
    const { estimate_weekly_lower: lower, estimate_weekly_upper: upper } = document
    return { kind, calculation_id, lower, upper, market: marketRentOf(home) }
  },
  staleTime: 0,
})

/** The market's rent of a home; null where the rent that counts is another. NZD a week. */
export function marketRentOf({
  rent_source,
  weekly_rental_income,
}: Pick<SavedCalculation, 'rent_source' | 'weekly_rental_income'>): number | null {
  return rent_source === 'market' ? weekly_rental_income : null
}
