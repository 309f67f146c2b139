import { hash, verify } from '@node-rs/argon2'

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
