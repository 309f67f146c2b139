import type { Account } from '@homeyield/contract/account'
import { sendAssessmentBody } from '@homeyield/contract/rental-assessment'
import type { SendAssessmentBody } from '@homeyield/contract/rental-assessment'
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { formatRentRange } from '@homeyield/domain/rent/format-rent-range'
import { mayBrandAssessments } from '@homeyield/domain/membership/permissions'
import { formatMoney } from '@homeyield/domain/money/amount'
import type { Resolver } from 'react-hook-form'
import { problemsOf, refuseFields } from '../../api-client/schema-resolver.ts'
import type { FieldProblems } from '../../api-client/schema-resolver.ts'

export interface SendAssessmentValues {
  to: string
  signature: string
  use_logo: boolean
  /** Whether the sender confirms that the recipient asked for it. */
  requested: boolean
}

/** In screen order. */
export const SEND_ASSESSMENT_FIELDS = ['to', 'signature', 'use_logo', 'requested'] as const

type Sender = Pick<Account, 'premium' | 'is_property_professional' | 'brand_logo_url' | 'email_signature'>

type Sent = Pick<
  SavedCalculation,
  | 'weekly_rental_income'
  | 'weekly_rental_income_upper'
  | 'estimate_weekly_lower'
  | 'estimate_weekly_upper'
  | 'estimate_reason'
>

/** Initial values: the last signature, and the logo if there is one and it was not deselected. */
export function sendAssessmentValues(sender: Sender, useLogo: boolean | null): SendAssessmentValues {
  const branded = mayBrandAssessments(sender)
  return {
    to: '',
    signature: branded ? (sender.email_signature ?? '') : '',
    use_logo: branded && (useLogo ?? sender.brand_logo_url !== null),
    requested: false,
  }
}

/** The request body. Logo and signature are sent for premium professionals only, an estimate for any professional. */
export function toSendBody(
  { to, signature, use_logo }: SendAssessmentValues,
  sender: Sender,
  calculation: Sent,
): SendAssessmentBody {
  const branded = mayBrandAssessments(sender)
  const { is_property_professional } = sender
  const { estimate_weekly_lower, estimate_weekly_upper, estimate_reason } = calculation
  return {
    to,
    use_logo: branded && use_logo,
    signature: branded && signature.trim() !== '' ? signature : null,
    is_property_professional,
    estimate_weekly_lower: is_property_professional ? estimate_weekly_lower : null,
    estimate_weekly_upper: is_property_professional ? estimate_weekly_upper : null,
    estimate_reason: is_property_professional ? estimate_reason : null,
  }
}

/**
 * Whether the weekly upper figure of the assessment is 0: the professional's, or the range's when there is no rent. A
 * missing figure is allowed.
 */
export function showsNoRent(sender: Pick<Sender, 'is_property_professional'>, calculation: Sent): boolean {
  const own = sender.is_property_professional ? calculation.estimate_weekly_upper : null
  const range = calculation.weekly_rental_income ? null : calculation.weekly_rental_income_upper
  return (own ?? range) === 0
}

/** The rent that the recipient will see first; empty when there is none. */
export function describeSentRent(sender: Pick<Sender, 'is_property_professional'>, calculation: Sent): string {
  const { weekly_rental_income: rent, estimate_weekly_lower: lower, estimate_weekly_upper: upper } = calculation
  const weekly = rent === null ? '' : `${formatMoney(rent)} a week`
  const own = sender.is_property_professional ? formatRentRange(lower, upper, 'week') : ''
  if (own === '') return weekly
  return [`Your estimate: ${own}.`, weekly && `Calculated rent: ${weekly}.`].filter(Boolean).join(' ')
}

/** Validates the form with the schema of its request, and what that does not cover. */
export function sendAssessmentResolver(sender: Sender, calculation: Sent): Resolver<SendAssessmentValues> {
  return (values) => {
    const problems = sendProblems(values, sender, calculation)
    return Object.keys(problems).length === 0 ? { values, errors: {} } : refuseFields(problems)
  }
}

/** What is still to do before Send can be pressed, in screen order. */
export function whatSendLacks(values: SendAssessmentValues, sender: Sender, calculation: Sent): string[] {
  return Object.values(sendProblems(values, sender, calculation))
}

function sendProblems(values: SendAssessmentValues, sender: Sender, calculation: Sent): FieldProblems {
  const read = sendAssessmentBody.safeParse(toSendBody(values, sender, calculation))
  return { ...(read.success ? {} : problemsOf(read.error)), ...alsoWrong(values, sender) }
}

function alsoWrong({ to, use_logo, requested }: SendAssessmentValues, sender: Sender): FieldProblems {
  return {
    ...(to.trim() === '' ? { to: 'Enter the email address to send it to' } : {}),
    ...(use_logo && sender.brand_logo_url === null
      ? { use_logo: 'You have no logo yet. Add one, or leave it out.' }
      : {}),
    ...(requested ? {} : { requested: 'Confirm that the recipient asked for it' }),
  }
}

/** A request with its idempotency key: repeating it sends the email once; a changed request gets a new key. */
export interface KeyedSend {
  readonly key: string
  readonly payload: string
}

export function keyedSend(body: SendAssessmentBody, tried: KeyedSend | null): KeyedSend {
  const payload = JSON.stringify(body)
  return tried?.payload === payload ? tried : { key: crypto.randomUUID(), payload }
}
