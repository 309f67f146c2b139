import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { takeShownRent } from '../address/address-transitions.ts'
import { newerRentsText } from '../address/market-rent.ts'
import { useCalculator, useCalculatorStore, useReadonly } from '../model/calculator-store.ts'

/** A calculation made with older rents has these until the person takes the newer ones. */
export function NewerRentsNotice() {
  const store = useCalculatorStore()
  const text = useCalculator(newerRentsText)
  const readonly = useReadonly()
  if (text === '') return null
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
