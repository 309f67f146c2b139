import { LONGEST_SCENARIO_NAME } from '@homeyield/domain/analysis/scenarios/scenario'
import type { Scenario } from '@homeyield/domain/analysis/scenarios/scenario'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { nameProblem } from './scenario-transitions.ts'

interface NameDialogProps {
  readonly title: string
  readonly action: string
  readonly name: string
  readonly others: readonly Scenario[]
  readonly note?: string
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

/** Asks for the name of a scenario. */
export function NameDialog({ title, action, name, others, note, onName, onClose }: NameDialogProps) {
  const form = useId()
  const [typed, setTyped] = useState(name)
  const [tried, setTried] = useState(false)
  const problem = nameProblem(typed, others)
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={form}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (problem === null) onName(typed.trim())
        }}
      >
        <TextField
          label="Name of the scenario"
          hint={note}
          maxLength={LONGEST_SCENARIO_NAME}
          autoComplete="off"
          value={typed}
          error={tried && problem !== null ? problem : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </Dialog>
  )
}
