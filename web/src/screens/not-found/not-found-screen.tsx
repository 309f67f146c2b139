import { LinkButton } from '../../ui/link-button.tsx'
import { Screen } from '../../ui/screen.tsx'
import { paths } from '../../paths.ts'

export function NotFoundScreen() {
  return (
    <Screen heading="Page not found">
      <p>There is nothing at this address. It may have been mistyped, or the page has moved.</p>
      <p>
        <LinkButton look="primary" to={paths.root}>
          Go to the start
        </LinkButton>
      </p>
    </Screen>
  )
}
