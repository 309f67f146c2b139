import type { PageProps } from '../page-props.ts'

/** The terms and conditions, in draft. Source: decisions section 6. */
export function TermsPage({ audience }: PageProps) {
  return <h1 data-for={audience}>Terms and Conditions</h1>
}
