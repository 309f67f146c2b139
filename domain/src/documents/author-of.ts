import { mayUsePremiumFeatures, type Member } from '../membership/permissions.ts'
import { pick } from '../records/pick.ts'
import type { DocumentAuthor } from './document-content.ts'

/** What documents take from the brand of an account. */
export interface AuthorBrand extends Omit<DocumentAuthor, 'name' | 'licence'> {
  readonly licence_number: string
}

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

/** Who puts their name to it. The brand needs Premium; a brand without an e-mail address has the account's. */
export function authorOf(
  member: Pick<Member, 'premium'>,
  { name, email }: Pick<DocumentAuthor, 'name' | 'email'>,
  brand: AuthorBrand | null,
): DocumentAuthor {
  if (brand === null || !mayUsePremiumFeatures(member)) return { ...WITHOUT_BRAND, name, email }
  const given = pick(brand, ['company', 'phone', 'website', 'colour', 'logo_url', 'photo_url', 'footer'])
  return { name, email: brand.email === '' ? email : brand.email, licence: brand.licence_number, ...given }
}
