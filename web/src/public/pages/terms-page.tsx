import { PRODUCT_NAME } from '../../placeholders.ts'
import TermsText from '../texts/terms.mdx'
import { LegalDocument } from './legal-document.tsx'

/** The terms and conditions, in draft. */
export function TermsPage() {
  return (
    <LegalDocument
      heading="Terms and Conditions"
      lead={`What you can expect of ${PRODUCT_NAME}, and what we expect of you.`}
      Text={TermsText}
    />
  )
}
