import { Screen } from '../../frame/screen.tsx'
import { DraftNotice } from './draft-notice.tsx'

/** The privacy policy, in outline until it is written out. Source: decisions section 6. */
export function PrivacyScreen() {
  return (
    <Screen heading="Privacy Policy">
      <DraftNotice />
      <p>
        Homeyield keeps what you give it when you sign up (your name, your email and a scrambled form of your password),
        and the calculations that you save. Your session and unsaved work are kept in your own browser.
      </p>
    </Screen>
  )
}
