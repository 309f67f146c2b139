import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { useOnline } from '../../api-client/use-online.ts'
import { Button } from '../../ui/button.tsx'
import { momentText } from '../../ui/moment-text.ts'
import { Notice } from '../../ui/notice.tsx'
import { useCalculator } from './model/calculator-store.ts'

interface OpenedOfflineNoticeProps {
  /** When the server returned the calculation. Milliseconds since 1970. */
  readonly asOf: number
  readonly opened: SavedCalculation | null
  readonly onReload: () => void
}

/** For a saved calculation opened without a connection: how old it is, until it is saved. Source: decision 19. */
export function OpenedOfflineNotice({ asOf, opened, onReload }: OpenedOfflineNoticeProps) {
  const online = useOnline()
  const unchanged = useCalculator(({ saved }) => saved !== null && saved.version === opened?.version)
  if (!unchanged) return null
  const time = momentText(new Date(asOf))
  if (!online) {
    return (
      <Notice>
        You are offline. This is the calculation as of {time}. Every figure still works, and what you change is stored
        in this browser.
      </Notice>
    )
  }
  return (
    <Notice>
      <span>You opened this calculation without a connection. It is as of {time}.</span>
      <Button look="quiet" onClick={onReload}>
        Load it again
      </Button>
    </Notice>
  )
}
