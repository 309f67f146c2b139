import * as z from 'zod/mini'
import { KEY_SCOPES } from './key-scope.ts'
import { requiredLine } from './text-field.ts'

/** The keys of an account, with those that have expired. */
export const MOST_KEYS = 10
/** The calls of one key. */
export const KEY_CALLS_A_MINUTE = 120
export const LONGEST_KEY_NAME = 60
/** The days after which a key may expire. */
export const KEY_DAYS = [30, 90, 365] as const

export const keySchema = z.object({
  id: z.string(),
  /** What it is for, in the words of its account. */
  name: z.string(),
  scopes: z.array(z.enum(KEY_SCOPES)),
  created_at: z.string(),
  expires_at: z.nullable(z.string()),
  /** To the minute. */
  last_used_at: z.nullable(z.string()),
})
export type ApiKey = z.infer<typeof keySchema>

export const keysResponse = z.array(keySchema)

export const createKeyBody = z.object({
  name: requiredLine('Name the key', LONGEST_KEY_NAME),
  scopes: z
    .array(z.enum(KEY_SCOPES, { error: `Choose from: ${KEY_SCOPES.join(', ')}` }), { error: 'Choose what it may do' })
    .check(
      z.minLength(1, 'Choose what it may do'),
      z.refine<readonly string[]>((given) => new Set(given).size === given.length, 'Use each scope once'),
    ),
  days: z.optional(z.nullable(z.literal([...KEY_DAYS], { error: `Choose one of: ${KEY_DAYS.join(', ')} days` }))),
})
export type CreateKeyBody = z.infer<typeof createKeyBody>

/** The key's entry, and the key itself, which is answered this once. */
export const newKeyResponse = z.extend(keySchema, { key: z.string() })

export const keyParams = z.object({ id: z.guid() })
