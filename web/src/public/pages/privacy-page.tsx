import { PRODUCT_NAME } from '../../placeholders.ts'
import PrivacyText from '../texts/privacy.mdx'
import { LegalDocument } from './legal-document.tsx'

/** The privacy policy, in draft. */
export function PrivacyPage() {
  return (
    <LegalDocument
      heading="Privacy Policy"
      lead={`What ${PRODUCT_NAME} knows about you, why, for how long, and what you can do about it.`}
      Text={PrivacyText}
    />
  )
}
