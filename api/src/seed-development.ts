import type { Database } from '@homeyield/database/connection'
import { stripe_customers } from '@homeyield/database/payment-tables'
import { accounts, subscriptions } from '@homeyield/database/tables'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { hashPassword } from './accounts/password/password.ts'
import { isProduction, allowedInProduction } from './config/production-exceptions.ts'

const PASSWORD = 'homeyield-demo'
const ACCOUNTS = [
  { email: 'free@homeyield.test', name: 'Free account', premium: false, is_property_professional: false },
  { email: 'premium@homeyield.test', name: 'Premium account', premium: true, is_property_professional: false },
  { email: 'professional@homeyield.test', name: 'Professional account', premium: true, is_property_professional: true },
]

/** The addresses, in lower case, of the accounts with a public password. */
export const DEMO_EMAILS = ACCOUNTS.map(({ email }) => email)

interface Membership {
  readonly customerId: string
  readonly subscriptionId: string
  readonly status: string
  readonly periodEnd: Date
  readonly cancelled: boolean
}

type EnsureMember = (member: { accountId: string; email: string; name: string }) => Promise<Membership>

/**
 * Creates the three demo accounts where they are missing, and makes the paid ones pay: with `ensureMember` at the payment
 * sandbox, otherwise for another month. Throws in production, unless PRODUCTION_ALLOWS names it.
 */
export async function seedDevelopment({ db }: Pick<Database, 'db'>, ensureMember?: EnsureMember): Promise<void> {
  if (isProduction() && !allowedInProduction(process.env).includes('development-seed')) {
    throw new Error('The development seed is never loaded in production: its password is public.')
  }
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
  const { id, email, name } = accounts
  const paying = await db.select({ accountId: id, email, name }).from(accounts).where(inArray(email, premium))
  for (const member of paying) {
    if (ensureMember) await saveMembership({ db }, member.accountId, await ensureMember(member))
    else await payAnotherMonth({ db }, member.accountId)
  }
}

async function payAnotherMonth({ db }: Pick<Database, 'db'>, account_id: string): Promise<void> {
  const paid = { status: 'active', current_period_end: sql`now() + interval '1 month'`, cancelled: false }
  await db
    .insert(subscriptions)
    .values({ account_id, ...paid })
    .onConflictDoUpdate({ target: subscriptions.account_id, set: { ...paid, past_due_since: null } })
}

async function saveMembership({ db }: Pick<Database, 'db'>, account_id: string, found: Membership): Promise<void> {
  const { customerId: customer_id, subscriptionId: stripe_subscription_id, status, cancelled } = found
  const membership = { status, cancelled, current_period_end: found.periodEnd, stripe_subscription_id }
  await db.transaction(async (transaction) => {
    // The existing one may be of a sandbox that has lost its data.
    await transaction
      .delete(stripe_customers)
      .where(and(eq(stripe_customers.account_id, account_id), ne(stripe_customers.customer_id, customer_id)))
    await transaction.insert(stripe_customers).values({ customer_id, account_id }).onConflictDoNothing()
    await transaction
      .insert(subscriptions)
      .values({ account_id, ...membership })
      .onConflictDoUpdate({ target: subscriptions.account_id, set: membership })
  })
}
