import type { Account, ChangeAccountBody } from '@homeyield/contract/account'
import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { paths } from '../../../paths.ts'
import { call } from '../../../api-client/call.ts'
import { accountQuery } from '../../../api-client/queries.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { hasEstimate, setReview, setTermsAccepted, TERMS_REQUIRED, useTermsAccepted } from '../model/review-state.ts'

/** Element id: the checkbox takes the focus when the review opens. */
export const WARRANTY = 'professional-warranty'

/**
 * The professional's warranty, a flag of the account. Unticking hides the review, turns the logo off and leaves the
 * figures.
 */
export function WarrantyCheckbox({ account }: { account: Account }) {
  const store = useCalculatorStore()
  const { support_email } = useConfig()
  const change = useChangeProfile()
  const { is_property_professional: isProfessional } = account
  // The value sent, until the response.
  const [pending, setPending] = useState<boolean | null>(null)

  function toggle(checked: boolean) {
    if (pending !== null) return
    setPending(checked)
    // Stays open, so that the box can be ticked again.
    store.update(setReview, checked ? { requested: true } : { requested: true, checked: false, useLogo: false })
    change.mutate({ is_property_professional: checked }, { onSettled: () => setPending(null) })
  }

  return (
    <>
      <Checkbox
        id={WARRANTY}
        name="is_property_professional"
        checked={pending ?? isProfessional}
        onCheck={(checked) => toggle(checked)}
      >
        I warrant that I am a professional property manager or a real estate professional
      </Checkbox>
      {change.error ? <Notice look="problem">{sentenceFor(change.error, support_email)}</Notice> : null}
    </>
  )
}

/** Without it no estimate can be saved; the account stores when it was accepted. */
export function TermsCheckbox() {
  const savedBefore = useCalculator((state) => hasEstimate(state.clean))
  const checked = useCalculator((state) => state.review.checked)
  const accepted = useTermsAccepted(savedBefore)
  const { support_email } = useConfig()
  const change = useChangeProfile()

  function toggle(accepting: boolean) {
    setTermsAccepted(accepting)
    if (accepting) change.mutate({ terms_accepted: true }, { onError: () => setTermsAccepted(false) })
  }

  return (
    <>
      <Checkbox
        name="terms_accepted"
        checked={accepted}
        required
        error={checked && !accepted ? TERMS_REQUIRED : null}
        onCheck={(accepting) => toggle(accepting)}
      >
        I accept the{' '}
        <a href={paths.termsAndConditions} target="_blank" rel="noopener">
          terms<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </Checkbox>
      {change.error ? <Notice look="problem">{sentenceFor(change.error, support_email)}</Notice> : null}
    </>
  )
}

function useChangeProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Pick<ChangeAccountBody, 'is_property_professional' | 'terms_accepted'>) =>
      call('changeAccount', { body }),
    onSuccess: async (changed) => {
      const { auth_token: _, ...account } = changed
      // A request already under way would overwrite it with older data.
      await queryClient.cancelQueries(accountQuery)
      queryClient.setQueryData(accountQuery.queryKey, account)
    },
  })
}
