import type { Screening } from '@homeyield/contract/screening'
import { useEffect, useState } from 'react'
import { currentAccount } from '../../../session/session.ts'
import { readUnsent, storeUnsent } from '../stored-list.ts'
import { mergeChanges } from './list-changes.ts'
import { createListSaver, type ListSaver } from './list-saver.ts'

/** The saver of a list, which goes on with the changes that an earlier visit did not send. */
export function useListSaver(screening: Screening, send: Parameters<typeof createListSaver>[1]): ListSaver {
  const [saver] = useState(() => openSaver(screening, send))
  useEffect(() => {
    const save = () => void saver.save()
    save()
    window.addEventListener('online', save)
    return () => {
      window.removeEventListener('online', save)
      // What was changed last is stored when the page is left.
      save()
    }
  }, [saver])
  return saver
}

/** Each change is in the browser's storage until the server has it, also after the page is left. */
function openSaver(opened: Screening, send: Parameters<typeof createListSaver>[1]): ListSaver {
  const { id } = opened
  const owner = currentAccount()
  const saver = createListSaver(opened, send, readUnsent(id))
  let stored = ''
  saver.subscribe(() => {
    const { screening, sent, waiting, other } = saver.get()
    // Until the person has chosen, they are changes of the version before.
    if (other !== null || owner !== currentAccount()) return
    const unsent = { version: screening.version, changes: mergeChanges(sent, waiting) }
    const text = JSON.stringify(unsent)
    if (text === stored) return
    stored = text
    storeUnsent(id, unsent)
  })
  return saver
}
