import { createContext, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { usePremiumPopup } from '../../../layout/use-premium-popup.ts'
import { Button } from '../../../ui/button.tsx'
import { useCalculator, useCalculatorStore, useReadonly } from '../model/calculator-store.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import { onLateOutcome } from './late-outcomes.ts'
import type { LateOutcome } from './late-outcomes.ts'
import { ObstacleDialog } from './save-dialogs.tsx'
import { saveNow, settleOutcome } from './saving-work.ts'
import type { Obstacle, SaveContext, Waiting } from './saving-work.ts'
import { dropWaiting } from './waiting-saves.ts'

interface Saving {
  readonly saving: boolean
  readonly save: () => void
  /** Saves and answers whether it was kept; what stands in the way is shown. */
  readonly saveFirst: () => Promise<boolean>
  readonly waiting: Waiting
  /** Has the calculation wait no longer: it is not saved until the person asks again. */
  readonly stopWaiting: () => void
}

const SavingContext = createContext<Saving>({
  saving: false,
  save: () => undefined,
  saveFirst: () => Promise.resolve(false),
  waiting: null,
  stopWaiting: () => undefined,
})

/** Whether the calculation is being saved, and how to. */
export function useSaving(): Saving {
  return use(SavingContext)
}

/** Saves the calculation around it, and shows what stands in the way. */
export function SavingProvider({ drafts, children }: { drafts: DraftKeeper; children: ReactNode }) {
  const store = useCalculatorStore()
  const navigate = useNavigate()
  const openPremiumPopup = usePremiumPopup()
  const [saving, setSaving] = useState(false)
  const [found] = useState(() => drafts.waiting())
  const refusal = found?.refusal ?? null
  const [waiting, setWaiting] = useState<Waiting>(refusal === null ? found : null)
  const [obstacle, setObstacle] = useState<Obstacle | null>(
    refusal === null ? null : { kind: 'refusal', problem: refusal },
  )
  const shown = useRef(true)
  const isShown = () => shown.current
  const context: SaveContext = {
    store,
    drafts,
    navigate,
    openPremiumPopup,
    isShown,
    setSaving,
    setWaiting,
    setObstacle,
  }

  useEffect(() => {
    // It is shown now, and its draft is kept.
    if (found !== null && found.refusal !== null) dropWaiting(found.save.key)
  }, [found])
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  const settle = useEffectEvent((outcome: LateOutcome) => {
    if (outcome.waiting.save.key !== drafts.pendingKey()) return false
    settleOutcome(context, outcome)
    return true
  })
  useEffect(() => onLateOutcome((outcome) => settle(outcome)), [])

  const saveFirst = () => saveNow(context)

  function stopWaiting() {
    drafts.refuseSave()
    setWaiting(null)
  }

  return (
    <SavingContext value={{ saving, save: () => void saveFirst(), saveFirst, waiting, stopWaiting }}>
      {children}
      {obstacle === null ? null : (
        <ObstacleDialog obstacle={obstacle} context={context} onClose={() => setObstacle(null)} />
      )}
    </SavingContext>
  )
}

/** Save for a new calculation, Update for a saved one, Saving meanwhile. A read-only one has no button. */
export function SaveButton() {
  const { saving, save } = useSaving()
  const isNew = useCalculator((state) => state.saved === null)
  const readonly = useReadonly()
  if (readonly) return null
  return (
    <Button look="primary" busy={saving} onClick={save}>
      {saving ? 'Saving' : isNew ? 'Save' : 'Update'}
    </Button>
  )
}
