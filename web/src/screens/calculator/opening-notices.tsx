import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { NEWEST_RULES } from '@homeyield/domain/analysis/rules/newest-rules'
import { useState } from 'react'
import { useOnline } from '../../api-client/use-online.ts'
import { calculationPath, paths } from '../../paths.ts'
import { staleExpenses } from '../../session/offline-cache.ts'
import { rememberTarget } from '../../session/target.ts'
import { lazyPart } from '../../components/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { momentText } from '../../ui/moment-text.ts'
import { Notice } from '../../ui/notice.tsx'
import { useCalculator } from './model/calculator-store.ts'
import { RestoredNotice } from './restored-notice.tsx'
import type { DraftAutosave } from './save/stored/draft-autosave.ts'
import { useSaving } from './save/saving-context.ts'

// Only where the rules have changed since it was saved.
const NewerRules = lazyPart(async () => (await import('./rules/newer-rules.tsx')).NewerRules)

interface OpeningNoticesProps {
  /** When the server returned the calculation, if it could not be reached. Milliseconds since 1970. */
  readonly asOf: number | null
  readonly loaded: SavedCalculation | null
  readonly premium: boolean
  readonly onReload: () => void
  readonly drafts: DraftAutosave
  /** Whether unsaved changes of an earlier visit were restored. */
  readonly restored: boolean
  /** Whether it started with the figures tried on the landing page. */
  readonly tried: boolean
}

/** What a person must know of a calculation that opened without a connection, is read-only or has unsaved changes. */
export function OpeningNotices({ asOf, loaded, premium, onReload, drafts, restored, tried }: OpeningNoticesProps) {
  const isNew = useCalculator((state) => state.saved === null)
  const outdated = (loaded?.analysis?.rules ?? NEWEST_RULES) !== NEWEST_RULES
  const readonlyId = useCalculator((state) => (state.saved?.readonly ? state.saved.id : null))
  // Read once: later responses do not change it.
  const [expenses] = useState(staleExpenses)
  // A save that waits for the connection has its own notice.
  const isWaiting = useSaving().waiting !== null
  return (
    <>
      {expenses !== null && isNew && !isWaiting ? <StartedOffline expenses={expenses} /> : null}
      {asOf === null || isWaiting ? null : <OpenedOffline asOf={asOf} loaded={loaded} onReload={onReload} />}
      {readonlyId === null ? null : <Readonly id={readonlyId} />}
      {restored || tried ? <RestoredNotice drafts={drafts} tried={tried} loadedVersion={loaded?.version} /> : null}
      {outdated ? <NewerRules premium={premium} /> : null}
    </>
  )
}

/** Where the default expenses come from. Source: decision 19. */
function StartedOffline({ expenses }: { expenses: 'cached' | 'built-in' }) {
  const online = useOnline()
  return (
    <Notice>
      {online
        ? 'You opened the calculator without a connection. '
        : 'You are offline. Every figure still works, and what you enter is stored in this browser. '}
      {expenses === 'cached'
        ? 'The default expenses are those of your last visit.'
        : 'Your default expenses could not be fetched. These are the guide figures of the app: check them.'}
    </Notice>
  )
}

interface OpenedOfflineProps extends Pick<OpeningNoticesProps, 'loaded' | 'onReload'> {
  readonly asOf: number
}

/** How old a saved calculation is, until it is saved. Source: decision 19. */
function OpenedOffline({ asOf, loaded, onReload }: OpenedOfflineProps) {
  const online = useOnline()
  const unchanged = useCalculator(({ saved }) => saved !== null && saved.version === loaded?.version)
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

/** For a lapsed account: Premium makes it editable again. */
function Readonly({ id }: { id: string }) {
  return (
    <Notice look="warning">
      This calculation is read-only. Without Premium you can change only the one you saved last.
      <LinkButton to={paths.plans} onClick={() => rememberTarget(calculationPath(id))}>
        Upgrade to change it
      </LinkButton>
    </Notice>
  )
}
