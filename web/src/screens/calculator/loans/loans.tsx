import { useState } from 'react'
import { usePremiumPopup } from '../../../layout/use-premium-popup.ts'
import { UpgradeLink } from '../../../components/upgrade-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { takeFocus } from '../../../ui/take-focus.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore, useReadonly } from '../model/calculator-store.ts'
import { SolveButton } from '../result/solve-button.tsx'
import { Editable } from '../sections/editable.tsx'
import { loanPartsOf } from '../model/loan-part.ts'
import { LoanParts } from './loan-parts.tsx'
import { removeLoan, restoreForm, splitLoan } from '../model/loan-transitions.ts'
import styles from './loans.module.css'
import { SingleLoan } from './single-loan.tsx'
import { ScheduleDrawer } from './schedule-drawer.tsx'

/** The parts of the loan, once it is split, and its schedule. */
export function Loans({ premium }: { premium: boolean }) {
  const store = useCalculatorStore()
  const several = useCalculator(({ form }) => loanPartsOf(form).length > 1)
  const [scheduleShown, setScheduleShown] = useState(false)
  const [removed, setRemoved] = useState<{ readonly before: CalculatorState; readonly after: object } | null>(null)
  const undoable = useCalculator((state) => removed !== null && removed.after === state.form)
  // Counts the presses after which the parts take the focus.
  const [presses, setPresses] = useState(0)

  function split() {
    store.update(splitLoan)
    setPresses(presses + 1)
  }

  function remove(index: number) {
    const before = store.get()
    store.update(removeLoan, index)
    setRemoved({ before, after: store.get().form })
  }

  function undo(before: CalculatorState) {
    store.update(restoreForm, before)
    setPresses(presses + 1)
  }

  return (
    <div className={`flex wrap even shrinks ${styles.loans}`}>
      <Editable>
        {!several ? (
          <SingleLoan premium={premium} />
        ) : premium ? (
          <LoanParts presses={presses} onRemove={remove} />
        ) : (
          <p className="quiet">
            Your loan parts come with Premium. Without it, the figures above count. <UpgradeLink />
          </p>
        )}
      </Editable>
      {removed !== null && undoable ? (
        <p className="row" role="status">
          The part is removed.
          <Button ref={takeFocus} look="quiet" onClick={() => undo(removed.before)}>
            Undo
          </Button>
        </p>
      ) : null}
      <div className={`row flush ${styles.buttons}`}>
        {several ? null : <SplitButton premium={premium} onSplit={split} />}
        <Button look="quiet" aria-haspopup="dialog" onClick={() => setScheduleShown(true)}>
          Loan schedule
        </Button>
        <SolveButton />
      </div>
      {scheduleShown ? <ScheduleDrawer premium={premium} onClose={() => setScheduleShown(false)} /> : null}
    </div>
  )
}

function SplitButton({ premium, onSplit }: { premium: boolean; onSplit: () => void }) {
  const openPremiumPopup = usePremiumPopup()
  if (useReadonly()) return null
  return (
    <Button look="quiet" onClick={() => (premium ? onSplit() : openPremiumPopup())}>
      Split the loan {premium ? null : <Tag look="amber">Premium</Tag>}
    </Button>
  )
}
