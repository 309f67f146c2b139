import { createHash } from 'node:crypto'
import type { Database } from '@homeyield/database/connection'
import type { CalculationContent } from '../src/calculations/appraise-inputs.ts'

/** Every tenth account pays. */
const PAYS_EVERY = 10
/** As many as a comparison has. */
export const SAVED_BY_PAYER = 6
const BATCH = 10_000
/** How many batches are written at once. */
const LANES = 3

/** The id of a row that is made for a number, the same as the md5 of PostgreSQL. */
export function idOf(kind: 'account' | 'session' | 'calculation', number: number, index = 0): string {
  const digest = createHash('md5').update(`${kind}-${number}-${index}`).digest('hex')
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-')
}

/** The numbers of some accounts that pay, spread over all. */
export function somePayers(accounts: number, count: number): readonly number[] {
  return Array.from({ length: count }, () => PAYS_EVERY * (1 + Math.floor((Math.random() * accounts) / PAYS_EVERY)))
}

const id = (kind: string, index = '0') => `md5('${kind}-' || number || '-' || ${index})::uuid`
const pays = `number % ${PAYS_EVERY} = 0`
const numbers = 'generate_series($1::int, $2::int) as number'
/** Each for the numbers from $1 to $2; the last has the inputs and figures as $3 and $4. */
const STATEMENTS: readonly string[] = [
  `insert into accounts (id, email, name, password_hash, email_confirmed_at, created_at)
    select ${id('account')}, 'person' || number || '@homeyield.test', 'Person ' || number, repeat('x', 120),
      now(), now() - number % 700 * interval '1 day' from ${numbers}`,
  `insert into sessions (id, account_id, expires_at)
    select ${id('session')}, ${id('account')}, now() + interval '10 days' from ${numbers}`,
  `insert into property_searches (account_id, sa2_code) select ${id('account')}, '151600' from ${numbers}`,
  `insert into mails (account_id, kind, recipient, data, message_id, sent_at, tries)
    select ${id('account')}, kind, '', '{}', '<' || gen_random_uuid() || '@homeyield.test>', now(), 1
    from ${numbers}, unnest(array['welcome', 'confirm_email']) as kind`,
  `insert into subscriptions (account_id, status, current_period_end, stripe_subscription_id, first_bill_announced_at)
    select ${id('account')}, 'active', now() + number % 30 * interval '1 day', 'sub_' || number, now()
    from ${numbers} where ${pays}`,
  `insert into stripe_customers (customer_id, account_id)
    select 'cus_' || md5(number::text), ${id('account')} from ${numbers} where ${pays}`,
  `insert into calculations (id, account_id, inputs, figures, property_photo_url)
    select ${id('calculation', 'index')}, ${id('account')}, $3, $4,
      case when ${pays} and index = 0 then 'https://homeyield.test/api/images/' || md5(number::text) || '.png' end
    from ${numbers}, generate_series(0, case when ${pays} then ${SAVED_BY_PAYER - 1} else 0 end) as index`,
  `insert into images (key, account_id, calculation_id, content_type, created_at)
    select md5(number::text) || '.png', ${id('account')}, ${id('calculation')}, 'image/png', now() - interval '1 day'
    from ${numbers} where ${pays}`,
]

/** Fills a migrated database with accounts as they are after some months: each with a session, two mails and a calculation. */
export async function fillAccounts({ pool }: Database, accounts: number, content: CalculationContent): Promise<void> {
  let next = 1
  const fill = async () => {
    while (next <= accounts) {
      const values: unknown[] = [next, Math.min(next + BATCH - 1, accounts)]
      next += BATCH
      for (const statement of STATEMENTS) {
        const given = statement.includes('$3') ? [...values, content.inputs, content.figures] : values
        await pool.query(statement, given)
      }
    }
  }
  await Promise.all(Array.from({ length: LANES }, fill))
  await pool.query('vacuum analyze')
}

interface Size {
  readonly name: string
  readonly bytes: number
}

/** Bytes of the tables that accounts fill and of their indexes, the largest first. */
export async function readSizes({ pool }: Database): Promise<readonly Size[]> {
  const { rows } = await pool.query<Size>(`
    select case when index.relname is null then tables.relname || ' (rows)' else index.relname end as name,
      case when index.oid is null then pg_table_size(tables.oid) else pg_relation_size(index.oid) end::float8 as bytes
    from pg_class as tables
    cross join lateral (
      select null::oid as oid, null::name as relname
      union all select pg_class.oid, pg_class.relname from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = tables.oid
    ) as index
    where tables.relname in ('accounts', 'sessions', 'property_searches', 'mails', 'subscriptions', 'stripe_customers',
      'calculations', 'images')
    order by bytes desc`)
  return rows
}
