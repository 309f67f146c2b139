import { Checkbox } from '../../../ui/checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { paths } from '../../../paths.ts'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { setTermsAccepted, useTermsAccepted } from './accepted-terms.ts'
import { hasEstimate } from './has-estimate.ts'
import { TERMS_REQUIRED } from './review-problems.ts'
import { useChangeProfile } from './use-change-profile.ts'

/** 'I accept the terms', without which no estimate is saved; the account keeps when. Source: decisions section 3, "Professional". */
export function TermsTick() {
  const savedBefore = useCalculator((state) => hasEstimate(state.clean))
  const checked = useCalculator((state) => state.review.checked)
  const accepted = useTermsAccepted(savedBefore)
  const { support_email } = useConfig()
  const change = useChangeProfile()

  function tick(accepting: boolean) {
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
        onCheck={(_name, accepting) => tick(accepting)}
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
