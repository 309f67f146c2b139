import { FREE_SAVED_CALCULATIONS } from './allowances.ts'

/** The error when Premium is needed. */
export const PREMIUM_REQUIRED = 'You need a premium account to access that feature.'

/** What decides a person's permissions. */
export interface Member {
  readonly premium: boolean
  readonly is_property_professional: boolean
  readonly email_confirmed: boolean
}

/** Whether another calculation may be saved. */
export function maySaveAnother(member: Pick<Member, 'premium'>, saved: number): boolean {
  return member.premium || saved < FREE_SAVED_CALCULATIONS
}

/**
 * Whether a saved calculation is read-only: without Premium, all but the last updated. `newer` counts the account's
 * calculations that were updated after it.
 */
export function isReadonly(member: Pick<Member, 'premium'>, newer: number): boolean {
  return !member.premium && newer >= FREE_SAVED_CALCULATIONS
}

/** Whether property data, compare, photo and the premium sections are open. */
export function mayUsePremiumFeatures(member: Pick<Member, 'premium'>): boolean {
  return member.premium
}

/** Whether a person may enter an own rental estimate. */
export function mayGiveEstimate(member: Pick<Member, 'is_property_professional'>): boolean {
  return member.is_property_professional
}

/** Whether mails may carry a logo and a signature. */
export function mayBrandAssessments(member: Pick<Member, 'premium' | 'is_property_professional'>): boolean {
  return member.premium && member.is_property_professional
}

export function maySendAssessments(member: Pick<Member, 'email_confirmed'>): boolean {
  return member.email_confirmed
}
