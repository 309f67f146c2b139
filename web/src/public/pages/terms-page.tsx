import {
  ADDRESS_CREDIT,
  PREMIUM_PRICE,
  PRODUCT_NAME,
  PROVIDER_NAME,
  PROVIDER_URL,
  SUPPORT_EMAIL,
} from '../../placeholders.ts'
import { LegalDocument } from './legal-document.tsx'
import { termsSections } from './terms-text.tsx'

/** The terms and conditions, in draft. */
export function TermsPage() {
  return (
    <LegalDocument
      heading="Terms and Conditions"
      lead={`What you can expect of ${PRODUCT_NAME}, and what we expect of you.`}
      sections={termsSections({
        product: PRODUCT_NAME,
        contact: SUPPORT_EMAIL,
        price: PREMIUM_PRICE,
        addresses: ADDRESS_CREDIT,
        provider: { name: PROVIDER_NAME, url: PROVIDER_URL },
      })}
    />
  )
}
