import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { WorkingName } from '@homeyield/domain/figures/workings/result-working'
import { workingOf } from '@homeyield/domain/figures/workings/result-working'
import { today } from '../model/today.ts'
import { useCalculatorStore } from '../model/calculator-store.ts'
import { askText, targetOf, wantedOf } from '../solve/questions.ts'
import { SolveDialog } from '../solve/solve-dialog.tsx'
import { CORRECT_IT_FIRST, isRefused } from '../figures/shown-figure.ts'

export function WorkingDialog({ name, onClose }: { name: WorkingName; onClose: () => void }) {
  const state = useCalculatorStore().get()
  const [asks, setAsks] = useState(false)
  const target = targetOf(name)
  const { form, figures } = state
  const working = workingOf(name, form, figures, today())
  const steps = isRefused(state, name) ? [CORRECT_IT_FIRST] : working.steps
  if (asks && target !== undefined) return <SolveDialog target={target} onClose={onClose} />
  return (
    <Dialog
      title={working.title}
      onClose={onClose}
      actions={
        <>
          {target === undefined ? null : (
            <Button look="quiet" aria-haspopup="dialog" onClick={() => setAsks(true)}>
              {askText(target, wantedOf(form, target))}
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <p className="pale">{working.formula}</p>
      <ul className="figure stack tight pad round paper last-bold">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p className="quiet">{working.note}</p>
    </Dialog>
  )
}
