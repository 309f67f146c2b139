import { hash, verify } from '@node-rs/argon2'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import type { AccountDeps } from '../account-deps.ts'
import { weakPassword, wrongPassword } from '../account-problems.ts'
import type { AccountRecord } from '../account-store.ts'

// argon2id is the library's default; 19 MiB, two passes, one lane is OWASP's recommendation and takes about 7 ms.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// At least a million guesses, by zxcvbn's scale from 0 to 4.
const LEAST_SCORE = 2

// What follows is not checked: an answer takes up to 40 ms for 32 characters, and 0.3 s for 100.
const CHECKED_CHARACTERS = 32

// A shorter word of an owner is in many passwords by chance.
const SHORTEST_KNOWN = 3

type Part = ReturnType<ZxcvbnFactory['check']>['sequence'][number]

/** The hash of a chosen password. Throws the refusal of one that is guessed first; `known` is what others know of its owner. */
export async function hashNewPassword(password: string, known: readonly string[]): Promise<string> {
  const words = known.flatMap((text) => [
    text.slice(0, CHECKED_CHARACTERS),
    ...text.split('@'),
    ...text.split(/[^\p{L}\p{N}]+/u),
  ])
  const estimator = await openEstimator()
  const { score, sequence } = estimator.check(password, words)
  if (score < LEAST_SCORE) throw weakPassword()
  // The scale counts each further part ten thousandfold, so that a known word with "123!" passes: it must do without the word.
  const rest = sequence.filter((part) => !isKnown(part)).map(({ token }) => token)
  if (rest.length < sequence.length && estimator.check(rest.join(''), words).score < LEAST_SCORE) throw weakPassword()
  return hashPassword(password)
}

function isKnown({ token, dictionaryName }: Part): boolean {
  return dictionaryName === 'userInputs' && token.length >= SHORTEST_KNOWN
}

let estimator: Promise<ZxcvbnFactory> | undefined

// Loaded at the first choice, not as the server starts: it takes 0.4 s.
function openEstimator(): Promise<ZxcvbnFactory> {
  estimator ??= loadEstimator()
  return estimator
}

async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new Estimator({ dictionary, graphs, maxLength: CHECKED_CHARACTERS })
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
