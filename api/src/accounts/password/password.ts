import { hash, verify } from '@node-rs/argon2'
import type { AccountDeps } from '../account-deps.ts'
import { commonPassword, wrongPassword } from '../account-problems.ts'
import type { AccountRecord } from '../account-store.ts'

// argon2id is the library's default; 19 MiB, two passes, one lane is OWASP's recommendation and takes about 7 ms.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a chosen password. Throws the refusal of one that attackers try first. */
export async function hashNewPassword(password: string): Promise<string> {
  if ((await commonPasswords()).has(password.toLowerCase())) throw commonPassword()
  return hashPassword(password)
}

let common: Promise<ReadonlySet<string>> | undefined

// Read at the first choice, not as the server starts: it takes 0.2 s.
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return common
}

/** The salted argon2id hash of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

let dummyHash: Promise<string> | undefined

/** Whether a password matches a hash. False for null (no such account), in the same time. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('the password of nobody')
  const matches = await verify(passwordHash ?? (await dummyHash), password)
  return passwordHash !== null && matches
}

/**
 * Checks the password of a signed-in account; `field` is where it was typed. Throws the refusal of a wrong password or
 * of too many.
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
