import type { ChangeAccountBody } from '@homeyield/contract/account'
import type { Viewer } from '../server/viewer.ts'
import type { AccountChanges } from './account-store.ts'

/**
 * What of a profile changes. A signature is Premium's and is ignored without it; terms that were accepted once are not
 * unaccepted by an unticked box. Source: decisions section 3, "Professional".
 */
export function profileChanges(viewer: Pick<Viewer, 'premium'>, body: ChangeAccountBody, now: Date): AccountChanges {
  const { name, is_property_professional, terms_accepted, email_signature, brand_logo_url } = body
  return {
    ...(name === undefined ? {} : { name }),
    ...(is_property_professional === undefined ? {} : { is_property_professional }),
    ...(terms_accepted === true ? { terms_accepted_at: now } : {}),
    ...(email_signature === undefined || !viewer.premium ? {} : { email_signature: email_signature || null }),
    ...(brand_logo_url === undefined ? {} : { brand_logo_url }),
  }
}
