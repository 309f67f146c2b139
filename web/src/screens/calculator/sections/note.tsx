import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { fieldProblem } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore, useReadonly } from '../model/calculator-store.ts'
import { setField } from '../model/calculator-transitions.ts'

/** The person's own note, which is in no mail and no print; nothing before it is begun. */
export function Note() {
  const store = useCalculatorStore()
  const note = useCalculator((state) => state.form.note)
  const problem = useCalculator((state) => fieldProblem(state, 'note'))
  const readonly = useReadonly()
  if (note === null) return null
  return (
    <TextArea
      label="Your note"
      name="note"
      disabled={readonly}
      rows={3}
      maxLength={CALCULATION_FIELDS.note.longest}
      value={note}
      error={problem}
      hint="Only you see it."
      onChange={({ target }) => store.update(setField, 'note', target.value)}
      onBlur={() => (note.trim() === '' ? store.update(setField, 'note', null) : undefined)}
    />
  )
}

export function AddNote() {
  const store = useCalculatorStore()
  const isThere = useCalculator((state) => state.form.note !== null)
  return isThere ? null : (
    <Button look="quiet" onClick={() => store.update(setField, 'note', '')}>
      Add a note
    </Button>
  )
}
