import { Screen } from '../../frame/screen.tsx'
import { DraftNotice } from './draft-notice.tsx'

/** The terms and conditions, in outline until they are written out. Source: decisions section 6. */
export function TermsScreen() {
  return (
    <Screen heading="Terms and Conditions">
      <DraftNotice />
      <p>
        Homeyield’s figures are estimates for your information. They come from published tenancy bond data and from what
        you type. They are not a valuation, nor financial advice, nor a determination of market rent.
      </p>
    </Screen>
  )
}
