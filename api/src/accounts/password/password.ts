import { hash, verify } from '@node-rs/argon2'
import type { AccountDeps } from '../account-deps.ts'
import { wrongPassword } from '../account-problems.ts'
import type { AccountRecord } from '../account-store.ts'

// argon2id is the library's default; 19 MiB, two passes, one lane is OWASP's recommendation and costs about 7 ms.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The argon2id hash of a password, salted. Source: decisions section 4. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

let nobodysHash: Promise<string> | undefined

/**
 * Whether a password is the one that was hashed. Null, for an account that does not exist, is never so, and takes as long
 * to find out. Source: decisions section 4.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('the password of nobody')
  const matches = await verify(passwordHash ?? (await nobodysHash), password)
  return passwordHash !== null && matches
}

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
