import { Component, lazy, Suspense, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { fetchCode } from '../api-client/fetch-code.ts'
import { RequestProblem } from '../api-client/request-problem.ts'

/**
 * A component whose code is loaded when it is first rendered, with `fallback` until then. If the code does not load,
 * an error with "Try again" is shown: React's own `lazy` never retries. Source: decision 47.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const create = () => lazy(async () => ({ default: await fetchCode(load) }))
  let Part: ComponentType<Props> = create()
  return function LazyPart(props: Props) {
    const [attempt, setAttempt] = useState(0)
    const retry = () => {
      Part = create()
      setAttempt(attempt + 1)
    }
    return (
      <CodeBoundary key={attempt} onRetry={retry}>
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </CodeBoundary>
    )
  }
}

interface CodeBoundaryProps {
  readonly onRetry: () => void
  readonly children: ReactNode
}

class CodeBoundary extends Component<CodeBoundaryProps, { readonly thrown: unknown }> {
  override state: { readonly thrown: unknown } = { thrown: null }

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown }
  }

  override render(): ReactNode {
    const { thrown } = this.state
    if (thrown === null) return this.props.children
    // Other errors are for the screen's own error boundary.
    if (!(thrown instanceof RequestProblem)) throw thrown
    return (
      <Notice look="warning">
        <span>This part could not be loaded. Nothing that you typed is lost.</span>
        <Button look="quiet" onClick={this.props.onRetry}>
          Try again
        </Button>
      </Notice>
    )
  }
}
