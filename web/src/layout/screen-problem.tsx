import { useRouteError } from 'react-router'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { paths } from '../paths.ts'
import { sentenceFor } from '../api-client/request-problem.ts'
import { useConfig } from '../api-client/use-config.ts'
import { Screen } from '../ui/screen.tsx'

/** The problem of a route that failed to load or render. */
export function RouteProblem() {
  return <ScreenProblem problem={useRouteError()} />
}

/** The problem of one page of a home, below the home's head. */
export function PageProblem() {
  const problem = useRouteError()
  const { support_email } = useConfig()
  return (
    <Notice look="problem">
      <span role="alert">We could not show this page. {sentenceFor(problem, support_email)}</span>
      <Button onClick={() => window.location.reload()}>Try again</Button>
    </Notice>
  )
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
