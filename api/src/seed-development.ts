import type { Database } from '@homeyield/database/connection'
import { accounts, subscriptions } from '@homeyield/database/tables'
import { inArray, sql } from 'drizzle-orm'
import { hashPassword } from './accounts/password.ts'
import { isProduction } from './config/is-production.ts'

const PASSWORD = 'homeyield-demo'
const ACCOUNTS = [
  { email: 'free@homeyield.test', name: 'Free account', premium: false, is_property_professional: false },
  { email: 'premium@homeyield.test', name: 'Premium account', premium: true, is_property_professional: false },
  { email: 'professional@homeyield.test', name: 'Professional account', premium: true, is_property_professional: true },
]

/** The addresses of the accounts whose password everybody knows, in small letters. */
export const DEMO_EMAILS = ACCOUNTS.map(({ email }) => email)

/**
 * Makes the three accounts to try the product with, addresses confirmed, and keeps the paid ones paid for another month;
 * accounts that are there stay as they are. Refuses in production, where everybody would know their password.
 */
export async function seedDevelopment({ db }: Pick<Database, 'db'>): Promise<void> {
  if (isProduction()) throw new Error('The development seed is never loaded in production: its password is public.')
  const password_hash = await hashPassword(PASSWORD)
  const seeded = ACCOUNTS.map(({ email, name, is_property_professional }) => ({
    email,
    name,
    is_property_professional,
    password_hash,
    email_confirmed_at: sql`now()`,
  }))
  await db.insert(accounts).values(seeded).onConflictDoNothing()
  const premium = ACCOUNTS.filter((account) => account.premium).map(({ email }) => email)
  const paying = await db.select({ id: accounts.id }).from(accounts).where(inArray(accounts.email, premium))
  const [status, current_period_end] = ['active', sql`now() + interval '1 month'`]
  await db
    .insert(subscriptions)
    .values(paying.map(({ id }) => ({ account_id: id, status, current_period_end })))
    .onConflictDoUpdate({
      target: subscriptions.account_id,
      set: { status, current_period_end, cancelled: false, past_due_since: null },
    })
}
