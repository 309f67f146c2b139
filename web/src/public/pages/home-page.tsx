import type { PageProps } from '../page-props.ts'

/** The landing page. Source: specification section 2. */
export function HomePage({ audience }: PageProps) {
  return <h1 data-for={audience}>What would it rent for, and does it wash its face?</h1>
}
