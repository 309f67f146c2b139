import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import type { Account } from '@homeyield/contract/account'
import { UNDO_SEARCH_MINUTES } from '@homeyield/domain/membership/allowances'
import { isPremium } from '@homeyield/domain/membership/premium'
import { joinAreaCodes, splitAreaCodes } from '@homeyield/domain/property/area-codes'
import type { AccountRecord } from './account-store.ts'

/** An account as its owner sees it at `now` (milliseconds since 1970). */
export function presentAccount(record: AccountRecord, now: number): Account {
  const { subscription } = record
  const isPaid = isPaidAt(now, subscription)
  const given = isGivenAt(now, record) ? record.premium_given_until : null
  const paidUntil = subscription?.current_period_end ?? null
  return {
    email: record.email,
    email_confirmed: record.email_confirmed_at !== null,
    name: record.name,
    premium: isPaid || given !== null,
    premium_subscription_cancelled: subscription?.cancelled ?? false,
    premium_paid_until: paidUntil === null ? null : dayInNewZealand(paidUntil),
    premium_past_due_since: pastDueSince(subscription),
    premium_given_until: isPaid ? null : given,
    is_property_professional: record.is_property_professional,
    brand_logo_url: record.brand_logo_url,
    email_signature: record.email_signature,
    stripe_session: openCheckoutOf(record),
    searched_areas:
      record.searched === null ? null : joinAreaCodes([...new Set(splitAreaCodes(record.searched.areas))]),
    undo_search_until: undoSearchUntil(record, now),
  }
}

function undoSearchUntil({ searched, search_undone_at }: AccountRecord, now: number): string | null {
  if (searched === null || search_undone_at !== null) return null
  const until = Date.parse(searched.since) + UNDO_SEARCH_MINUTES * 60_000
  return until < now ? null : new Date(until).toISOString()
}

/** The day since which a bill is unpaid, for a subscription that continues or may. */
function pastDueSince(subscription: AccountRecord['subscription']): string | null {
  const { status = null, past_due_since = null } = subscription ?? {}
  const unpaid = status === 'past_due' || status === 'unpaid'
  return unpaid && past_due_since !== null ? dayInNewZealand(past_due_since) : null
}

function openCheckoutOf({ checkout }: AccountRecord): Account['stripe_session'] {
  if (!checkout?.session_id) return null
  return { publishableKey: checkout.publishable_key, sessionId: checkout.session_id }
}

interface Paid {
  readonly status: string | null
  readonly past_due_since: Date | null
}
type Given = Pick<AccountRecord, 'premium_given_until'>

export function isPremiumAt(now: number, member: Paid & Given): boolean {
  return isPaidAt(now, member) || isGivenAt(now, member)
}

export function hasPremium(account: Given & { readonly subscription: Paid | null }, now: number): boolean {
  return isPaidAt(now, account.subscription) || isGivenAt(now, account)
}

/** Whether Premium that an operator gave without payment counts. */
function isGivenAt(now: number, { premium_given_until: last }: Given): boolean {
  return last !== null && dayInNewZealand(new Date(now)) <= last
}

/** Whether a stored subscription is premium at `now`. */
export function isPaidAt(now: number, subscription: Paid | null): boolean {
  if (subscription === null || subscription.status === null) return false
  const past_due_since = subscription.past_due_since?.getTime() ?? null
  return isPremium({ status: subscription.status, past_due_since }, now)
}
