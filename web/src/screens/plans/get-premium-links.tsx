import { LinkButton } from '../../controls/link-button.tsx'
import { signUpPath } from '../../paths.ts'
import { TrialNotice } from './trial-notice.tsx'

/** What a visitor can do about Premium: sign up on the way to the checkout. Source: specification section 2, /plans. */
export function GetPremiumLinks({ professional }: { professional: boolean }) {
  return (
    <>
      <LinkButton look="primary" to={signUpPath({ premium: true, professional })}>
        Get Premium
      </LinkButton>
      <LinkButton look="quiet" to={signUpPath({ premium: true, coupon: true, professional })}>
        Use a coupon code
      </LinkButton>
      <TrialNotice />
    </>
  )
}
