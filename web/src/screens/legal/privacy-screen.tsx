import { useConfig } from '../../requests/use-config.ts'
import { LegalDocument } from './legal-document.tsx'
import { privacySections } from './privacy-text.tsx'

/** The privacy policy, in draft. Source: specification section 2, decisions section 6. */
export function PrivacyScreen() {
  const { product_name, support_email } = useConfig()
  return (
    <LegalDocument
      heading="Privacy Policy"
      lead={`What ${product_name} knows about you, why, for how long, and what you can do about it.`}
      sections={privacySections({ product: product_name, contact: support_email })}
    />
  )
}
