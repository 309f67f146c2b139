import { Component } from 'react'
import type { ComponentType, ReactNode } from 'react'

interface ProblemBoundaryProps {
  /** Whenever this is another, what is within is tried again. */
  readonly place: unknown
  readonly Problem: ComponentType<{ problem: unknown }>
  readonly children: ReactNode
}

interface ProblemBoundaryState {
  readonly place: unknown
  readonly caught: { readonly thrown: unknown } | null
}

/** Shows `Problem` in place of what cannot be drawn, until somebody goes elsewhere. */
export class ProblemBoundary extends Component<ProblemBoundaryProps, ProblemBoundaryState> {
  override state: ProblemBoundaryState = { place: this.props.place, caught: null }

  static getDerivedStateFromError(thrown: unknown): Partial<ProblemBoundaryState> {
    return { caught: { thrown } }
  }

  static getDerivedStateFromProps(
    props: ProblemBoundaryProps,
    state: ProblemBoundaryState,
  ): ProblemBoundaryState | null {
    return props.place === state.place ? null : { place: props.place, caught: null }
  }

  override render(): ReactNode {
    const { caught } = this.state
    const { Problem, children } = this.props
    return caught ? <Problem problem={caught.thrown} /> : children
  }
}
