import type { AccountDeps } from './account-deps.ts'
import { wrongPassword } from './account-problems.ts'
import type { AccountRecord } from './account-store.ts'
import { verifyPassword } from './password.ts'

/**
 * Makes sure that somebody who is signed in knows the password too; `field` is where it was typed. Throws the refusal of a
 * wrong one, and of one guess too many. Source: decisions section 1, 422.
 */
export async function checkPassword(
  { attempts }: Pick<AccountDeps, 'attempts'>,
  { id, password_hash }: AccountRecord,
  password: string,
  field: 'current_password' | 'password',
): Promise<void> {
  await attempts.countPassword(id)
  if (!(await verifyPassword(password_hash, password))) throw wrongPassword(field)
  await attempts.forgivePassword(id)
}
