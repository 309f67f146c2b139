import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { createContext, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Dispatch, ReactNode, SetStateAction } from 'react'
import { useNavigate } from 'react-router'
import { setFlash } from '../../../frame/flash.ts'
import { late } from '../../../frame/late.tsx'
import { usePremiumPopup } from '../../../frame/use-premium-popup.ts'
import { ownTask } from '../../../own-task.ts'
import { NO_CONNECTION } from '../../../requests/request-problem.ts'
import { useCalculatorStore } from '../calculator-store.ts'
import type { CalculatorStore } from '../calculator-store.ts'
import type { DraftKeeper } from '../draft-keeper.ts'
import { onLateOutcome } from './late-outcomes.ts'
import type { LateOutcome } from './late-outcomes.ts'
import type { saveNow, settleOutcome } from './saving-work.ts'
import { dropWaiting } from './waiting-saves.ts'
import type { WaitingSave } from './waiting-saves.ts'

const ObstacleDialog = late(async () => (await import('./obstacle-dialog.tsx')).ObstacleDialog)

/** What stands in the way of a save: the server's refusal, or that the calculation was deleted or changed elsewhere. */
export type Obstacle =
  | { readonly kind: 'refusal'; readonly problem: unknown }
  | { readonly kind: 'gone' }
  | { readonly kind: 'conflict'; readonly theirs: SavedCalculation }

/** The save that waits for the connection; `saved` once it is back and the calculation was saved; or null. */
type Waiting = WaitingSave | 'saved' | null

interface Saving {
  readonly saving: boolean
  readonly save: () => void
  /** Saves and answers whether it was kept; what stands in the way is shown. */
  readonly saveFirst: () => Promise<boolean>
  readonly waiting: Waiting
  /** Has the calculation wait no longer: it is not saved until the person asks again. */
  readonly stopWaiting: () => void
}

/** What saving works with, and where it shows how it goes. */
export interface SavingDesk {
  readonly store: CalculatorStore
  readonly drafts: DraftKeeper
  readonly navigate: ReturnType<typeof useNavigate>
  readonly openPremiumPopup: ReturnType<typeof usePremiumPopup>
  /** Whether the calculation is still on the screen. */
  readonly isShown: () => boolean
  readonly setSaving: (saving: boolean) => void
  readonly setWaiting: Dispatch<SetStateAction<Waiting>>
  readonly setObstacle: (obstacle: Obstacle) => void
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

interface Work {
  readonly saveNow: typeof saveNow
  readonly settleOutcome: typeof settleOutcome
}

let work: Work | null = null

// What saves is not needed before the calculator can be used: whoever is faster waits for it, with what they typed kept.
async function fetchWork(): Promise<Work> {
  work ??= await import('./saving-work.ts')
  return work
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
  const desk: SavingDesk = { store, drafts, navigate, openPremiumPopup, isShown, setSaving, setWaiting, setObstacle }

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
  useEffect(() => void ownTask().then(fetchWork).catch(nothing), [])
  const settle = useEffectEvent((outcome: LateOutcome) => {
    if (outcome.waiting.save.key !== drafts.pendingKey()) return false
    if (work !== null) work.settleOutcome(desk, outcome)
    // Without the code it goes on waiting here, and the same save is asked for again under the same key.
    else fetchWork().then((come) => come.settleOutcome(desk, outcome), nothing)
    return true
  })
  useEffect(() => onLateOutcome((outcome) => settle(outcome)), [])

  async function save(): Promise<boolean> {
    if (work !== null) return work.saveNow(desk)
    setSaving(true)
    const come = await fetchWork().catch(nothing)
    setSaving(false)
    if (come !== undefined) return come.saveNow(desk)
    setFlash({ kind: 'error', text: NO_CONNECTION })
    return false
  }

  function stopWaiting() {
    drafts.refuseSave()
    setWaiting(null)
  }

  return (
    <SavingContext value={{ saving, save: () => void save(), saveFirst: save, waiting, stopWaiting }}>
      {children}
      {obstacle === null ? null : <ObstacleDialog obstacle={obstacle} desk={desk} onClose={() => setObstacle(null)} />}
    </SavingContext>
  )
}

function nothing(): undefined {
  return undefined
}
