import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { DocumentKind } from '@homeyield/domain/documents/document-kinds'
import { rangeLikeLast } from '@homeyield/domain/documents/range-like-last'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api-client/call.ts'
import { calculationsQuery } from '../../api-client/queries.ts'
import { RequestProblem } from '../../api-client/request-problem.ts'
import type { AppraisalStart } from '../../components/documents/appraisal-start.ts'
import { usePremiumPopup } from '../../layout/use-premium-popup.ts'
import { documentPath } from '../../paths.ts'
import { lastAppraisalQuery, marketRentOf } from './last-appraisal.ts'

export interface Composed {
  /** Null for that of the last one. */
  readonly kind: DocumentKind | null
  /** The saved home of the address, or the inputs of one that is saved now. */
  readonly of: { readonly saved: string } | { readonly inputs: CalculationInputs }
}

/** Saves the home where it is not saved yet, makes its draft like the last one, and opens it. */
export function useCompose() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const openPremiumPopup = usePremiumPopup()
  // What is tried again is saved once.
  const tried = useRef({ text: '', key: '' })

  function saveHome(body: CalculationInputs): Promise<SavedCalculation> {
    const text = JSON.stringify(body)
    if (tried.current.text !== text) tried.current = { text, key: crypto.randomUUID() }
    return call('createCalculation', { headers: { 'idempotency-key': tried.current.key }, body })
  }

  const composing = useMutation({
    mutationFn: async ({ kind, of }: Composed) => {
      const last = await queryClient.fetchQuery(lastAppraisalQuery)
      const home =
        'saved' in of ? await call('readCalculation', { params: { id: of.saved } }) : await saveHome(of.inputs)
      const market = marketRentOf(home)
      const isOwn = home.estimate_weekly_upper !== null || last?.calculation_id === home.id
      const range = last === null || isOwn ? null : rangeLikeLast(last, market)
      const given = range === null ? {} : { estimate_weekly_lower: range.lower, estimate_weekly_upper: range.upper }
      const body = { kind: kind ?? last?.kind ?? 'owner_appraisal', calculation_id: home.id, ...given }
      const { id } = await call('createDocument', { body })
      const start: AppraisalStart = {
        bedroomsAsked: 'inputs' in of,
        range: range === null || market === null ? null : { ...range, market },
      }
      return { path: documentPath(home.id, id), start }
    },
    onError: (problem) => {
      if (problem instanceof RequestProblem && problem.code === 'premium_required') openPremiumPopup()
    },
    onSettled: () => void queryClient.invalidateQueries(calculationsQuery),
  })
  const mutate = (composed: Composed) =>
    // Not called once the person has left the screen.
    composing.mutate(composed, { onSuccess: ({ path, start }) => void navigate(path, { state: start }) })
  return { ...composing, mutate }
}
