import { Screen } from '../../frame/screen.tsx'
import { useConfig } from '../../requests/use-config.ts'

/** Where to ask for help. Source: specification section 2. */
export function SupportScreen() {
  const { support_email } = useConfig()
  const known = support_email.includes('@')
  return (
    <Screen heading="Support">
      <p>
        Something not working, or a question about a figure? Write to{' '}
        {known ? <a href={`mailto:${support_email}`}>{support_email}</a> : support_email}. Say what you did and what you
        saw; the address of the home helps us to look at the same rents as you.
      </p>
    </Screen>
  )
}
