import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { takeShownRent } from '../address/address-transitions.ts'
import { useCalculatorStore, useReadonly } from '../model/calculator-store.ts'

export function NewerRents({ text }: { text: string }) {
  const store = useCalculatorStore()
  const readonly = useReadonly()
  return (
    <Notice>
      {text}
      {readonly ? null : (
        <Button look="quiet" onClick={() => store.update(takeShownRent)}>
          Use the newer rents
        </Button>
      )}
    </Notice>
  )
}
