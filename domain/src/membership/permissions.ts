import { FREE_SAVED_CALCULATIONS } from './allowances.ts'

/** Said whenever Premium is needed. Source: specification section 8. */
export const PREMIUM_REQUIRED = 'You need a premium account to access that feature.'

/** Who asks: what decides over what they may do. Source: specification section 6. */
export interface Member {
  readonly premium: boolean
  readonly is_property_professional: boolean
  readonly email_confirmed: boolean
}

/** Whether another calculation may be saved beside those kept. Source: decisions section 3, "Free". */
export function maySaveAnother(member: Pick<Member, 'premium'>, kept: number): boolean {
  return member.premium || kept < FREE_SAVED_CALCULATIONS
}

/**
 * Whether a kept calculation is for reading only: without Premium all but the one updated last. `newerKept` is how many of
 * the account's calculations were updated after it. Source: decisions section 3, "Lapsed premium".
 */
export function isReadonly(member: Pick<Member, 'premium'>, newerKept: number): boolean {
  return !member.premium && newerKept >= FREE_SAVED_CALCULATIONS
}

/** Whether property data, compare, photo and the premium sections are open. Source: specification section 6. */
export function mayUsePremiumFeatures(member: Pick<Member, 'premium'>): boolean {
  return member.premium
}

/** Whether an own rental estimate may be given. Source: decisions section 3, "Professional". */
export function mayGiveEstimate(member: Pick<Member, 'is_property_professional'>): boolean {
  return member.is_property_professional
}

/** Whether mails may carry a logo and a signature. Source: decisions section 3, "Professional". */
export function mayBrandAssessments(member: Pick<Member, 'premium' | 'is_property_professional'>): boolean {
  return member.premium && member.is_property_professional
}

/** Whether a rental assessment may be sent by e-mail. Source: decisions section 3, "Assessment e-mail". */
export function maySendAssessments(member: Pick<Member, 'email_confirmed'>): boolean {
  return member.email_confirmed
}
