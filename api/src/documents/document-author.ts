import type { Brand } from '@homeyield/contract/brand'
import type { DocumentAuthor } from '@homeyield/domain/documents/document-content'
import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { pick } from '@homeyield/domain/records/pick'
import type { AccountRecord } from '../accounts/account-store.ts'
import type { Viewer } from '../server/viewer.ts'

/** What documents take from the brand of an account. */
export type AuthorBrand = Omit<Brand, 'version' | 'templates'>

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
  { name, email }: Pick<AccountRecord, 'name' | 'email'>,
  brand: AuthorBrand,
): DocumentAuthor {
  if (!mayUsePremiumFeatures(viewer)) return { ...WITHOUT_BRAND, name, email }
  const { licence_number: licence, ...given } = pick(brand, [
    'company',
    'licence_number',
    'phone',
    'website',
    'colour',
    'logo_url',
    'photo_url',
    'footer',
  ])
  return { name, email: brand.email === '' ? email : brand.email, licence, ...given }
}
