import type { Screening } from '@homeyield/contract/screening'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { screenPath } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { postList } from '../post-list.ts'
import { readStoredRents } from '../../../session/stored-rents.ts'
import { changeOnDevice, givenHomes } from '../read-on-device.ts'
import { forgetWaiting, keyOfSent, storeWaiting } from '../stored-list.ts'
import { applyChanges, type ListChanges } from './list-changes.ts'
import { ListView } from './list-view.tsx'
import { useListSaver } from './use-list-saver.ts'

/** A list that was read without a connection, until it is stored. */
export function WaitingList({ screening }: { readonly screening: Screening }) {
  const { support_email } = useConfig()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isStored, setStored] = useState(() => storeWaiting(screening))
  const saver = useListSaver(screening, async (before, changes) => {
    const table = await readStoredRents()
    const changed = table === null ? applyToVersion(before, changes) : changeOnDevice(before, changes, table)
    setStored(storeWaiting(changed))
    return changed
  })
  const storing = useMutation({
    mutationFn: async () => {
      await saver.save()
      const { terms, criteria, ...read } = saver.get().screening
      const list = { homes: givenHomes(read), terms, criteria }
      return postList(queryClient, list, keyOfSent(JSON.stringify(list)))
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
      {isStored ? null : (
        <Notice look="warning">
          <span>This browser has no room for this list. It is lost when you leave the page, unless you keep it.</span>
        </Notice>
      )}
      <ListView saver={saver} isStored={false} />
    </>
  )
}

function applyToVersion(before: Screening, changes: ListChanges): Screening {
  return { ...applyChanges(before, changes), version: before.version + 1 }
}
