import * as z from 'zod/mini'

/** Every problem code with its HTTP status. */
export const PROBLEM_STATUS = {
  malformed: 400,
  not_signed_in: 401,
  bad_credentials: 401,
  premium_required: 403,
  look_used: 403,
  read_only: 403,
  professional_required: 403,
  email_not_confirmed: 403,
  account_locked: 403,
  key_not_allowed: 403,
  scope_required: 403,
  origin_refused: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  recipient_stopped: 422,
  too_many_attempts: 429,
  internal: 500,
  provider_failed: 502,
  not_ready: 503,
  provider_slow: 504,
  storage_full: 507,
} as const

export type ProblemCode = keyof typeof PROBLEM_STATUS

/** The body of every refusal: a message, a code, and a message for each invalid field. */
export const problemSchema = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type Problem = z.infer<typeof problemSchema>
