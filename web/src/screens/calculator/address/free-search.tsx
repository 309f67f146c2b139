import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { splitAreaCodes } from '@homeyield/domain/property/area-codes'
import { call } from '../../../api-client/call.ts'
import { accountQuery } from '../../../api-client/queries.ts'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { FreeSearchSentence } from '../../../components/free-search-sentence.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { CalculatorState } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { isPlaceOpen, isSuburbOpen, leavePlace } from './address-transitions.ts'
import { fetchRentEvidence } from './market-rent.ts'

/** What a free account's search uses up, before it does; afterwards a way to take it back while there is one. */
export function FreeSearch() {
  const { data: account } = useQuery(accountQuery)
  const saved = useCalculator((state) => state.saved !== null)
  const toChoose = useCalculator(isToChoose)
  const notLookedUp = useCalculator(isNotLookedUp)
  if (account?.premium !== false) return null
  if (account.searched_areas === null) {
    if (notLookedUp) return <LookItUp />
    return toChoose ? <FreeSearchSentence /> : null
  }
  if (saved) return null
  // A stored account of an earlier version has no such field.
  const until = account.undo_search_until ?? null
  return until === null ? null : <TakeBack key={until} until={Date.parse(until)} areas={account.searched_areas ?? ''} />
}

/** A home that was saved before its account was a free one, or imported with its area. */
function LookItUp() {
  const store = useCalculatorStore()
  const look = useMutation({ mutationFn: () => fetchRentEvidence(store) })
  return (
    <div className="stack close">
      <FreeSearchSentence subject="Looking up the rents of this home’s suburb" />
      <div className="row">
        <Button look="quiet" busy={look.isPending} onClick={() => look.mutate()}>
          Look them up
        </Button>
      </div>
    </div>
  )
}

/** Whether an address can be chosen, but for a suburb whose question says the same. */
function isToChoose(state: CalculatorState): boolean {
  return (state.saved === null || isPlaceOpen(state)) && !isSuburbOpen(state)
}

function isNotLookedUp(state: CalculatorState): boolean {
  const { form, marketRent, saved } = state
  return form.property !== '' && !isPlaceOpen(state) && !saved?.readonly && marketRent.status === 'none'
}

function TakeBack({ until, areas }: { readonly until: number; readonly areas: string }) {
  const queryClient = useQueryClient()
  const store = useCalculatorStore()
  const { support_email } = useConfig()
  const searched = useCalculator(({ form }) => (isOneOf(form.sa2_code, areas) ? form.suburb : null))
  const [over, setOver] = useState(() => Date.now() >= until)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(until - Date.now(), 0))
    return () => clearTimeout(timer)
  }, [until])
  const undo = useMutation({
    mutationFn: () => call('undoSearch', {}),
    onSuccess: (account) => {
      store.update(leavePlace)
      queryClient.removeQueries({ queryKey: ['market-rent'] })
      queryClient.setQueryData(accountQuery.queryKey, account)
    },
  })
  if (over) return null
  return (
    <Notice announced={false}>
      <p>Your free search is now used{searched === null ? '' : ` for ${searched}`}. Was it the wrong suburb?</p>
      {undo.error ? <p role="alert">{sentenceFor(undo.error, support_email)}</p> : null}
      <Button look="quiet" busy={undo.isPending} onClick={() => undo.mutate()}>
        Take it back
      </Button>
    </Notice>
  )
}

function isOneOf(codes: string | null, areas: string): boolean {
  const searched = splitAreaCodes(areas)
  return codes !== null && splitAreaCodes(codes).some((code) => searched.includes(code))
}
