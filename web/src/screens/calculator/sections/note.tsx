import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import { useInput } from '../../../components/inputs/input-form.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { setField } from '../model/calculator-transitions.ts'

/** The person's own note, which is in no mail and no print; nothing before it is begun. */
export function Note() {
  const { value: note, problem, readonly, setValue } = useInput('note')
  if (typeof note !== 'string') return null
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
      onChange={({ target }) => setValue(target.value)}
      onBlur={() => (note.trim() === '' ? setValue(null) : undefined)}
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
