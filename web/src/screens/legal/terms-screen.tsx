import { PREMIUM_PRICE_PER_MONTH } from '@homeyield/domain/membership/allowances'
import { useConfig } from '../../requests/use-config.ts'
import { LegalDocument } from './legal-document.tsx'
import { termsSections } from './terms-text.tsx'

/** The terms and conditions, in draft. Source: specification section 2, decisions section 6. */
export function TermsScreen() {
  const { product_name, support_email, plan_price = PREMIUM_PRICE_PER_MONTH, property_data_provider } = useConfig()
  return (
    <LegalDocument
      heading="Terms and Conditions"
      lead={`What you can expect of ${product_name}, and what we expect of you.`}
      sections={termsSections({
        product: product_name,
        contact: support_email,
        price: `$${plan_price.toFixed(2)}`,
        provider: property_data_provider,
      })}
    />
  )
}
