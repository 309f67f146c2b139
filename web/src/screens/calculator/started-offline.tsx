import { useState } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { staleExpenses } from '../../session/offline-cache.ts'
import { useOnline } from '../../api-client/use-online.ts'
import { useCalculator } from './model/calculator-store.ts'

/** Says what a calculator that was opened without a connection stands on. Source: decision 19. */
export function StartedOffline() {
  const online = useOnline()
  const isNew = useCalculator((state) => state.saved === null)
  // What it began with, whatever comes later.
  const [expenses] = useState(staleExpenses)
  if (expenses === null || !isNew) return null
  return (
    <Notice>
      {online
        ? 'You opened the calculator without a connection. '
        : 'You have no connection. Every figure works without one, and what you enter is kept. '}
      {expenses === 'cached'
        ? 'The default expenses are those of your last visit.'
        : 'Your default expenses could not be fetched, so they are the guide that comes with the app: check them.'}
    </Notice>
  )
}
