import { useRouteError } from 'react-router'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { paths } from '../paths.ts'
import { sentenceFor } from '../api-client/request-problem.ts'
import { useConfig } from '../api-client/use-config.ts'
import { Screen } from '../ui/screen.tsx'

/** The problem of a route that failed to load or render. */
export function RouteProblem() {
  return <ScreenProblem problem={useRouteError()} />
}

export function ScreenProblem({ problem }: { readonly problem: unknown }) {
  const { support_email } = useConfig()
  return (
    <Screen heading="We could not show this page">
      <p role="alert">{sentenceFor(problem, support_email)}</p>
      <p>
        <Button look="primary" onClick={() => window.location.reload()}>
          Try again
        </Button>{' '}
        <LinkButton to={paths.root}>Go to the start</LinkButton>
      </p>
    </Screen>
  )
}
