import type { PageProps } from '../page-props.ts'

/** Where to ask for help, and what to try first. Source: specification section 2. */
export function SupportPage({ audience }: PageProps) {
  return <h1 data-for={audience}>Support</h1>
}
