import type { Database } from '@homeyield/database/connection'
import { openAccountStore, type AccountRecord } from '../accounts/account-store.ts'
import { AdminRefusal } from './admin-session.ts'

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu

/** Whether a text is an id, as those of accounts and mails. */
export const isId = (text: string): boolean => ID.test(text)

/** The account of an id or email address. Throws when there is none. */
export async function findAccount({ db }: Pick<Database, 'db'>, given: string): Promise<AccountRecord> {
  const accounts = openAccountStore({ db })
  const account = await (isId(given) ? accounts.findById(given) : accounts.findByEmail(given))
  if (account === null) throw new AdminRefusal(`There is no account ${given}.`)
  return account
}
