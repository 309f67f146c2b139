import { Button } from '../../../ui/button.tsx'
import { useCalculator, useReadonly } from '../model/calculator-store.ts'
import { useSaving } from './saving.tsx'

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
