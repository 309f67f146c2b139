import type { Account } from '@homeyield/contract/account'
import { useState } from 'react'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { useCalculatorStore } from '../model/calculator-store.ts'
import { setReview } from './review-transitions.ts'
import { useChangeProfile } from './use-change-profile.ts'
import { WARRANTY } from './warranty-id.ts'

/**
 * The professional's warranty: the tick is the flag that is kept with the account. Unticking hides the review, turns off the logo
 * option and keeps the figures. Source: decisions section 3, "Professional".
 */
export function WarrantyTick({ account }: { account: Account }) {
  const store = useCalculatorStore()
  const { support_email } = useConfig()
  const change = useChangeProfile()
  const { is_property_professional: kept } = account
  // What was ticked, from the press to the answer.
  const [asking, setAsking] = useState<boolean | null>(null)

  function tick(checked: boolean) {
    if (asking !== null) return
    setAsking(checked)
    // What was open by its figures alone stays open for the tick to be put back.
    store.update(setReview, checked ? { asked: true } : { asked: true, checked: false, useLogo: false })
    change.mutate({ is_property_professional: checked }, { onSettled: () => setAsking(null) })
  }

  return (
    <>
      <Checkbox
        id={WARRANTY}
        name="is_property_professional"
        checked={asking ?? kept}
        onCheck={(_name, checked) => tick(checked)}
      >
        I warrant that I am a professional property manager or a real estate professional
      </Checkbox>
      {change.error ? <Notice look="problem">{sentenceFor(change.error, support_email)}</Notice> : null}
    </>
  )
}
