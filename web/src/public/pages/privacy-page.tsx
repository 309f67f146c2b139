import type { PageProps } from '../page-props.ts'

/** The privacy policy, in draft. Source: decisions section 6. */
export function PrivacyPage({ audience }: PageProps) {
  return <h1 data-for={audience}>Privacy Policy</h1>
}
