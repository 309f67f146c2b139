import type { PageProps } from '../page-props.ts'

/** What the product is, and what people ask. Source: specification section 2. */
export function AboutPage({ audience }: PageProps) {
  return <h1 data-for={audience}>About</h1>
}
