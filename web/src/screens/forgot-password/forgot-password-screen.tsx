import { LinkButton } from '../../controls/link-button.tsx'
import { Screen } from '../../frame/screen.tsx'
import { paths } from '../../paths.ts'
import { useConfig } from '../../requests/use-config.ts'

/** The address of the forgotten password: until it can be reset by mail, support does it. */
export function ForgotPasswordScreen() {
  const { support_email } = useConfig()
  return (
    <Screen heading="Forgot Password?" width="narrow">
      <p>A password cannot be reset here yet. Write to {support_email} from the address that you signed up with.</p>
      <p>
        <LinkButton to={paths.signIn}>Back to Sign In</LinkButton>
      </p>
    </Screen>
  )
}
