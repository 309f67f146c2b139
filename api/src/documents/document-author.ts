import type { DocumentAuthor } from '@homeyield/domain/documents/document-content'
import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import type { AccountRecord } from '../accounts/account-store.ts'
import type { Viewer } from '../server/viewer.ts'

/** What documents take from the brand of an account (decision 38). */
export type AuthorBrand = Omit<DocumentAuthor, 'name' | 'licence' | 'logo_url'> & { readonly licence_number: string }

const WITHOUT_BRAND = {
  company: '',
  licence: '',
  phone: '',
  website: '',
  colour: null,
  logo_url: null,
  photo_url: null,
  footer: '',
} as const

/** Who puts their name to a document. The brand needs Premium; a brand without an e-mail address has the account's. */
export function authorOf(
  viewer: Pick<Viewer, 'premium'>,
  account: Pick<AccountRecord, 'name' | 'email' | 'brand_logo_url'>,
  brand: AuthorBrand | null,
): DocumentAuthor {
  const { name, email, brand_logo_url: logo_url } = account
  if (!mayUsePremiumFeatures(viewer)) return { ...WITHOUT_BRAND, name, email }
  if (brand === null) return { ...WITHOUT_BRAND, name, email, logo_url }
  const { licence_number: licence, company, phone, website, colour, photo_url, footer } = brand
  const given = { company, licence, phone, website, colour, photo_url, footer }
  return { name, email: brand.email === '' ? email : brand.email, logo_url, ...given }
}
