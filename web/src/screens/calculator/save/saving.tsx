import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePremiumPopup } from '../../../layout/use-premium-popup.ts'
import { hasPremiumPopup, homeAt } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { useCalculator, useCalculatorStore, useReadonly } from '../model/calculator-store.ts'
import { useHomePages } from '../model/use-home-pages.ts'
import type { DraftAutosave } from './stored/draft-autosave.ts'
import { onLateOutcome } from './send/save-channel.ts'
import type { LateOutcome } from './send/save-channel.ts'
import { SaveFailureDialog } from './save-dialogs.tsx'
import { applyLateOutcome, saveNow } from './save-now.ts'
import type { SaveContext, SaveFailure } from './save-now.ts'
import { SavingContext, useSaving } from './saving-context.ts'
import { dropWaiting } from './stored/waiting-saves.ts'
import type { WaitingSave } from './stored/waiting-saves.ts'

interface SavingProviderProps {
  readonly drafts: DraftAutosave
  readonly isOnePage?: SaveContext['isOnePage']
  readonly children: ReactNode
}

export function SavingProvider({ drafts, isOnePage = false, children }: SavingProviderProps) {
  const store = useCalculatorStore()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const openPremiumPopup = usePremiumPopup()
  const [saving, setSaving] = useState(false)
  const [initialWaiting] = useState(() => drafts.waitingSave())
  const refusal = initialWaiting?.refusal ?? null
  const [waiting, setWaiting] = useState<WaitingSave | null>(refusal === null ? initialWaiting : null)
  const [failure, setFailure] = useState<SaveFailure | null>(
    refusal === null ? null : { kind: 'refusal', problem: refusal },
  )
  const shown = useRef(true)
  // The address changes before React removes the screen.
  const pages = useHomePages()
  const isShown = () => shown.current && isSameHome(window.location.pathname, pathname)
  const context: SaveContext = {
    store,
    drafts,
    navigate,
    openPremiumPopup,
    pages: isOnePage ? { ...pages, open: () => undefined } : pages,
    isOnePage,
    isShown,
    setSaving,
    setWaiting,
    setFailure,
  }

  useEffect(() => {
    // It is shown now, and the draft holds its fields.
    if (initialWaiting !== null && initialWaiting.refusal !== null) dropWaiting(initialWaiting.save.key)
  }, [initialWaiting])
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  const onOutcome = useEffectEvent((outcome: LateOutcome) => {
    if (outcome.waiting.save.key !== drafts.pendingKey()) return false
    applyLateOutcome(context, outcome)
    return true
  })
  useEffect(() => onLateOutcome((outcome) => onOutcome(outcome)), [])

  const saveFirst = (onOpen?: (id: string) => void) => saveNow(context, { onOpen })

  function stopWaiting() {
    drafts.refuseSave()
    setWaiting(null)
  }

  return (
    <SavingContext value={{ saving, save: () => void saveFirst(), saveFirst, waiting, stopWaiting }}>
      {children}
      {failure === null ? null : (
        <SaveFailureDialog failure={failure} context={context} onClose={() => setFailure(null)} />
      )}
    </SavingContext>
  )
}

/** Whether both are pages of one home; with the premium popup only the same page is. */
function isSameHome(one: string, other: string): boolean {
  if (hasPremiumPopup(one)) return one === other
  const home = homeAt(one)
  return home !== null && home.id === homeAt(other)?.id
}

/** Save for a new calculation, Update for a saved one. A read-only one has no button. */
export function SaveButton({ look = 'primary' }: { look?: 'primary' | 'quiet' }) {
  const { saving, save } = useSaving()
  const isNew = useCalculator((state) => state.saved === null)
  const readonly = useReadonly()
  if (readonly) return null
  return (
    <Button look={look} busy={saving} onClick={save}>
      {saving ? 'Saving' : isNew ? 'Save' : 'Update'}
    </Button>
  )
}
