import type { Screening } from '@homeyield/contract/screening'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../api-client/call.ts'
import { LONG_LIST_TIMEOUT } from '../post-list.ts'
import { screeningQuery } from '../screening-query.ts'
import { changeBody } from './list-changes.ts'
import { createListSaver } from './list-saver.ts'
import { ListView } from './list-view.tsx'
import { UndoList } from './undo-list.tsx'

/** A list that the server has. */
export function OpenedList({ screening }: { readonly screening: Screening }) {
  const { id } = screening
  const queryClient = useQueryClient()
  const [saver] = useState(() =>
    createListSaver(screening, async ({ version }, changes) => {
      const body = changeBody(version, changes)
      const answer = await call('changeScreening', { params: { id }, body, timeout: LONG_LIST_TIMEOUT })
      queryClient.setQueryData(screeningQuery(id).queryKey, answer)
      return answer
    }),
  )
  useEffect(() => saver.take(screening), [saver, screening])
  useEffect(() => {
    const save = () => void saver.save()
    window.addEventListener('online', save)
    return () => {
      window.removeEventListener('online', save)
      // What was changed last is stored when the page is left.
      save()
    }
  }, [saver])
  const saved = screening.homes.filter(({ calculation_id }) => calculation_id !== null).length
  return (
    <>
      <ListView saver={saver} isStored />
      <UndoList id={id} saved={saved} />
    </>
  )
}
