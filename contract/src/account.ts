import * as z from 'zod/mini'
import { emailField, knownEmailField, signInEmailField } from './email-field.ts'
import { line, paragraph, requiredLine } from './text-field.ts'

export const PASSWORDS_DIFFER = 'Your passwords do not match'

/** Any characters are allowed. */
export const PASSWORD_LENGTH = { shortest: 8, longest: 128 } as const

/** A new password. */
const newPasswordField = z.string({ error: 'Enter a password' }).check(
  z.minLength(1, 'Enter a password'),
  z.minLength(PASSWORD_LENGTH.shortest, `Use at least ${PASSWORD_LENGTH.shortest} characters`),
  z.maxLength(PASSWORD_LENGTH.longest, `Use at most ${PASSWORD_LENGTH.longest} characters`),
  z.refine<string>((password) => password.isWellFormed(), 'Use ordinary characters'),
)

/** A password to sign in with. Any text is accepted, so that a refusal reveals nothing. */
const typedPasswordField = z
  .string({ error: 'Enter your password' })
  .check(z.minLength(1, 'Enter your password'), z.maxLength(1000, 'Use at most 1000 characters'))

const passwordAgainField = z.string({ error: 'Enter your password again' })

interface ChosenPassword {
  readonly password?: string | undefined
  readonly password_confirmation?: string | undefined
}

const samePasswords = () =>
  z.refine<ChosenPassword>((body) => body.password === body.password_confirmation, {
    path: ['password_confirmation'],
    error: PASSWORDS_DIFFER,
  })

export const createAccountBody = z
  .object({
    name: requiredLine('Enter your full name', 100),
    email: emailField,
    password: newPasswordField,
    password_confirmation: passwordAgainField,
    coupon_code: z.optional(z.nullable(line(100))),
    is_property_professional: z.optional(z.boolean({ error: 'Choose true or false' })),
    look: z.optional(z.nullable(z.string())),
  })
  .check(samePasswords())
export type CreateAccountBody = z.infer<typeof createAccountBody>

/** Any text is accepted as a password, so that a refusal reveals nothing. */
export const authenticateBody = z.object({
  email: signInEmailField,
  password: typedPasswordField,
})

/** An account as its owner sees it. Dates are YYYY-MM-DD in New Zealand. */
export const accountSchema = z.object({
  email: z.string(),
  email_confirmed: z.boolean(),
  name: z.string(),
  premium: z.boolean(),
  premium_subscription_cancelled: z.boolean(),
  premium_paid_until: z.nullable(z.string()),
  /** Since when a Premium bill is unpaid because the payment failed; null when none is. */
  premium_past_due_since: z.nullable(z.string()),
  /** The last day of Premium that was given without payment; null when there is none, or it is paid for. */
  premium_given_until: z.nullable(z.string()),
  is_property_professional: z.boolean(),
  brand_logo_url: z.nullable(z.string()),
  email_signature: z.nullable(z.string()),
  stripe_session: z.nullable(z.object({ publishableKey: z.string(), sessionId: z.string() })),
  /** The areas of the free search; null before its first use. */
  searched_areas: z.nullable(z.string()),
  /** Until when it may be taken back, unless a calculation of its suburb is saved; null afterwards. */
  undo_search_until: z.nullable(z.string()),
})
export type Account = z.infer<typeof accountSchema>

export const signedInSchema = z.object({ auth_token: z.string(), account: accountSchema })
export type SignedIn = z.infer<typeof signedInSchema>

/** The account, with a new token once the one sent is past half its life, or after a changed password. */
export const accountResponse = z.extend(accountSchema, { auth_token: z.optional(z.string()) })

const currentPassword = z.optional(
  z.string({ error: 'Enter your current password' }).check(z.maxLength(1000, 'Use at most 1000 characters')),
)
const truth = z.optional(z.boolean({ error: 'Choose true or false' }))

/** A change of profile, e-mail address or password; the last two need the current password. */
export const changeAccountBody = z
  .object({
    name: z.optional(requiredLine('Enter your full name', 100)),
    is_property_professional: truth,
    terms_accepted: truth,
    email_signature: z.optional(z.nullable(paragraph(1000))),
    brand_logo_url: z.optional(z.null({ error: 'A logo can only be removed here; upload one to change it' })),
    email: z.optional(emailField),
    current_password: currentPassword,
    password: z.optional(newPasswordField),
    password_confirmation: z.optional(passwordAgainField),
  })
  .check(
    z.refine((body) => (body.email === undefined && body.password === undefined) || Boolean(body.current_password), {
      path: ['current_password'],
      error: 'Enter your current password',
    }),
    samePasswords(),
  )
export type ChangeAccountBody = z.infer<typeof changeAccountBody>

export const deleteAccountBody = z.object({
  password: typedPasswordField,
})

const mailedToken = (missing: string) =>
  z.string({ error: missing }).check(z.minLength(1, missing), z.maxLength(200, missing))

/** The token of a welcome mail or an e-mail change. */
export const confirmEmailBody = z.object({ token: mailedToken('The link is not complete') })

export const forgotPasswordBody = z.object({ email: knownEmailField })

/** The token of the reset mail. */
export const checkResetLinkBody = z.object({ reset_password_token: mailedToken('The link is not complete') })

/** A new password with the token of the reset mail. */
export const resetPasswordBody = z
  .object({
    reset_password_token: mailedToken('The link is not complete'),
    password: newPasswordField,
    password_confirmation: passwordAgainField,
  })
  .check(samePasswords())

export const messageResponse = z.object({ message: z.string() })

/** All data of an account. */
export const exportResponse = z.object({
  exported_at: z.string(),
  account: z.record(z.string(), z.unknown()),
  sessions: z.array(z.record(z.string(), z.unknown())),
  subscription: z.nullable(z.record(z.string(), z.unknown())),
  payments_customer: z.nullable(z.record(z.string(), z.unknown())),
  checkouts: z.array(z.record(z.string(), z.unknown())),
  failed_payments: z.array(z.record(z.string(), z.unknown())),
  property_searches: z.array(z.record(z.string(), z.unknown())),
  household: z.nullable(z.record(z.string(), z.unknown())),
  brand: z.nullable(z.record(z.string(), z.unknown())),
  links: z.array(z.record(z.string(), z.unknown())),
  api_keys: z.array(z.record(z.string(), z.unknown())),
  calculations: z.array(z.record(z.string(), z.unknown())),
  documents: z.array(z.record(z.string(), z.unknown())),
  screenings: z.array(z.record(z.string(), z.unknown())),
  screening_templates: z.nullable(z.record(z.string(), z.unknown())),
  rental_assessments: z.array(z.record(z.string(), z.unknown())),
  mails: z.array(z.record(z.string(), z.unknown())),
  administration: z.array(z.record(z.string(), z.unknown())),
  mailed_links: z.array(z.record(z.string(), z.unknown())),
})
