import type { Screening } from '@homeyield/contract/screening'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../api-client/call.ts'
import { LONG_LIST_TIMEOUT } from '../post-list.ts'
import { screeningQuery } from '../screening-query.ts'
import { changeBody, takeChange } from './list-changes.ts'
import { ListView } from './list-view.tsx'
import { UndoList } from './undo-list.tsx'
import { markLeftOut, savedLeftOut } from './mark-left-out.ts'
import { useListSaver } from './use-list-saver.ts'

/** A list that the server has. */
export function OpenedList({ screening }: { readonly screening: Screening }) {
  const { id } = screening
  const queryClient = useQueryClient()
  const saver = useListSaver(screening, async (before, changes) => {
    const leftOut = savedLeftOut(before, changes)
    // Before the list has the change, so that it is tried again with it.
    if (leftOut.length > 0) await markLeftOut(queryClient, leftOut)
    const body = changeBody(before.version, changes)
    // Of what was not open to the account, a change may open the rest.
    const isOpen = before.homes.every(({ state }) => state !== 'not_read' && state !== 'premium_required')
    const query = { answer: isOpen ? ('changes' as const) : ('whole' as const) }
    const answer = await call('changeScreening', { params: { id }, query, body, timeout: LONG_LIST_TIMEOUT })
    const changed = 'homes' in answer ? answer : takeChange(before, answer)
    // With the parts that are equal as they were, so that they are not computed again.
    return queryClient.setQueryData(screeningQuery(id).queryKey, changed) ?? changed
  })
  useEffect(() => saver.take(screening), [saver, screening])
  const saved = screening.homes.filter(({ calculation_id }) => calculation_id !== null).length
  return (
    <>
      <ListView saver={saver} isStored />
      <UndoList id={id} saved={saved} />
    </>
  )
}
