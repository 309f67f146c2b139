import type { Screening } from '@homeyield/contract/screening'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { screenPath } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { postList } from '../post-list.ts'
import { readStoredRents } from '../../../session/stored-rents.ts'
import { changeOnDevice, givenHomes } from '../read-on-device.ts'
import { forgetWaiting, storeWaiting } from '../stored-list.ts'
import { applyChanges } from './list-changes.ts'
import { createListSaver } from './list-saver.ts'
import { ListView } from './list-view.tsx'

/** A list that was read without a connection, until it is stored. */
export function WaitingList({ screening }: { readonly screening: Screening }) {
  const { support_email } = useConfig()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const key = useRef(crypto.randomUUID())
  const [saver] = useState(() =>
    createListSaver(screening, async (before, changes) => {
      const table = await readStoredRents()
      const changed = table === null ? applyChanges(before, changes) : changeOnDevice(before, changes, table)
      storeWaiting(changed)
      return changed
    }),
  )
  const storing = useMutation({
    mutationFn: async () => {
      await saver.save()
      const read = saver.get().screening
      const { terms, criteria } = read
      return postList(queryClient, { homes: givenHomes(read), terms, criteria }, key.current)
    },
    onSuccess: ({ id }) => {
      forgetWaiting()
      void navigate(screenPath(id), { replace: true })
    },
  })
  return (
    <>
      <Notice>
        <span>
          This list was read on this device, with the rents stored here: each home has the rent of its suburb. Its exact
          area is found once the list is stored.
        </span>
        <Button busy={storing.isPending} onClick={() => storing.mutate()}>
          Keep this list
        </Button>
      </Notice>
      {storing.error === null ? null : <Notice look="problem">{sentenceFor(storing.error, support_email)}</Notice>}
      <ListView saver={saver} isStored={false} />
    </>
  )
}
