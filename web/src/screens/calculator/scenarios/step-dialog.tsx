import type { Scenario } from '@homeyield/domain/analysis/scenarios/scenario'
import { LeaveDialog } from '../save/leave-dialog.tsx'
import type { Saved } from '../model/calculator-state.ts'
import { NameDialog } from './name-dialog.tsx'
import { freeName } from './scenario-transitions.ts'
import type { useScenarioActions } from './use-scenario-actions.ts'

/** What is asked before a scenario is added, renamed, or opened with changes unsaved. */
export type Step = { readonly name: 'adding' | 'renaming' } | { readonly name: 'leaving'; readonly to: string | null }

interface StepDialogProps {
  readonly step: Step
  readonly open: Scenario | null
  readonly saved: Saved
  readonly actions: ReturnType<typeof useScenarioActions>
  readonly onClose: () => void
}

export function StepDialog({ step, open, saved: { scenarios }, actions, onClose }: StepDialogProps) {
  const closing = (go: () => unknown) => {
    onClose()
    void go()
  }
  if (step.name === 'leaving')
    return <LeaveDialog onLeave={() => closing(() => actions.open(step.to))} onStay={onClose} />
  if (step.name === 'adding') {
    return (
      <NameDialog
        title="Copy as scenario"
        action="Copy"
        name={freeName(scenarios)}
        others={scenarios}
        note="It has what you see now. Later changes to the calculation carry through to it, except where you change it."
        onName={(name) => closing(() => actions.add(name))}
        onClose={() => closing(actions.closeNew)}
      />
    )
  }
  if (open === null) return null
  return (
    <NameDialog
      title="Rename the scenario"
      action="Rename"
      name={open.name}
      others={scenarios.filter((one) => one !== open)}
      onName={(name) => closing(() => actions.rename(open.id, name))}
      onClose={onClose}
    />
  )
}
