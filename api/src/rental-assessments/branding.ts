import { mayBrandAssessments, mayUsePremiumFeatures, type Member } from '@homeyield/domain/membership/permissions'
import type { AccountRecord } from '../accounts/account-store.ts'
import { premiumRequired } from '../accounts/account-problems.ts'
import { professionalRequired } from '../uploads/upload-problems.ts'
import { noLogo } from './rental-assessment-problems.ts'

/** A premium professional's own parts of an assessment. */
export interface Branding {
  readonly logoUrl: string | null
  readonly signature: string | null
}

type Branded = Pick<AccountRecord, 'brand_logo_url' | 'email_signature'>

/**
 * The branding of a mail. Throws the refusal of a missing logo, or of one that the account may not use (any more); a
 * signature without permission is left out. Without one in the request, the account's last is used.
 */
export function mailBranding(
  member: Member,
  account: Branded,
  sent: { readonly use_logo?: boolean | undefined; readonly signature?: string | null | undefined },
): Branding {
  const useLogo = sent.use_logo === true
  if (useLogo && account.brand_logo_url === null) throw noLogo()
  if (!mayBrandAssessments(member)) {
    if (useLogo) throw mayUsePremiumFeatures(member) ? professionalRequired() : premiumRequired()
    return { logoUrl: null, signature: null }
  }
  const signature = sent.signature === undefined ? account.email_signature : sent.signature || null
  return { logoUrl: useLogo ? account.brand_logo_url : null, signature }
}

export function pageBranding(member: Member, account: Branded): Branding {
  if (!mayBrandAssessments(member)) return { logoUrl: null, signature: null }
  return { logoUrl: account.brand_logo_url, signature: account.email_signature }
}
