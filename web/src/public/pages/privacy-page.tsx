import { PRODUCT_NAME, PROVIDER_NAME, SUPPORT_EMAIL } from '../../placeholders.ts'
import { LegalDocument } from './legal-document.tsx'
import { privacySections } from './privacy-text.tsx'

/** The privacy policy, in draft. */
export function PrivacyPage() {
  return (
    <LegalDocument
      heading="Privacy Policy"
      lead={`What ${PRODUCT_NAME} knows about you, why, for how long, and what you can do about it.`}
      sections={privacySections({ product: PRODUCT_NAME, contact: SUPPORT_EMAIL, provider: PROVIDER_NAME })}
    />
  )
}
