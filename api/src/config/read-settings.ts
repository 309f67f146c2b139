import { fileURLToPath } from 'node:url'
import { PROPERTY_DATA_PROVIDER } from '@homeyield/contract/config'
import * as z from 'zod/mini'
import type { StripeSettings } from '../gateways/stripe-gateway.ts'
import { ENVIRONMENTS, type RequiredSettings, type Settings } from './settings.ts'

const BUILT_WEB = fileURLToPath(new URL('../../../web/dist', import.meta.url))

const count = (name: string, lowest: number, highest: number) => {
  const sentence = `${name} must be a whole number from ${lowest} to ${highest}.`
  return z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/u, sentence)),
      z.pipe(z.transform(Number), z.number().check(z.gte(lowest, sentence), z.lte(highest, sentence))),
    ),
  )
}
const text = z.optional(z.string())
const URL_SENTENCE = 'DATABASE_URL must be the address of a PostgreSQL, such as postgres://user:password@host/database.'
const SECRET_SENTENCE = 'JWT_SECRET must be at least 32 characters that nobody can guess.'
const SMTP_SENTENCE = 'SMTP_URL must be the address of a mail server, such as smtp://user:password@host:587.'
const FROM_SENTENCE = 'MAIL_FROM must be the e-mail address that mails come from.'
const STRIPE_KEY_SENTENCE = 'STRIPE_SECRET_KEY must be the secret key of a Stripe account: sk_… or rk_….'
const STRIPE_PUBLIC_SENTENCE = 'STRIPE_PUBLISHABLE_KEY must be the publishable key of the same Stripe account: pk_….'
const STRIPE_WEBHOOK_SENTENCE = 'STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook endpoint: whsec_….'
const STRIPE_PRICE_SENTENCE = 'STRIPE_PRICE_ID must be the price that Premium is sold at: price_….'
const STRIPE_API_SENTENCE =
  'STRIPE_API_URL must be where a stand-in for Stripe is reached, such as http://localhost:4323.'
const STRIPE_API_PRODUCTION_SENTENCE =
  'STRIPE_API_URL must not be set in production, where Stripe itself takes the payments.'
const STRIPE_PORTAL_SENTENCE = 'STRIPE_PORTAL_URL must be the address of the customer portal: https://….'
const STRIPE_PARTS_SENTENCE =
  'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID belong together: set all of them or none.'
const ORIGIN_SENTENCE = 'PUBLIC_ORIGIN must be where people reach the product, such as https://homeyield.example.'
const PROVIDER_SENTENCE =
  'PROPERTY_DATA_PROVIDER_URL must be where people find the provider, such as https://provider.example.'
const SUPPORT_SENTENCE = 'SUPPORT_EMAIL must be the e-mail address that people write to for help.'

/** Every variable that the server reads, and what is said of one that makes no sense. */
export const variables = z.object({
  NODE_ENV: z.optional(z.enum(ENVIRONMENTS, { error: `NODE_ENV must be one of: ${ENVIRONMENTS.join(', ')}.` })),
  INSTALLATION: text,
  DATABASE_URL: z.string({ error: URL_SENTENCE }).check(z.regex(/^postgres(?:ql)?:\/\//u, URL_SENTENCE)),
  DATABASE_CONNECTIONS: count('DATABASE_CONNECTIONS', 1, 1000),
  HOST: text,
  PORT: count('PORT', 0, 65_535),
  JWT_SECRET: z.string({ error: SECRET_SENTENCE }).check(z.minLength(32, SECRET_SENTENCE)),
  SESSION_DAYS: count('SESSION_DAYS', 1, 365),
  PRODUCT_NAME: text,
  SUPPORT_EMAIL: z.optional(z.string().check(z.regex(/^\S+@\S+$/u, SUPPORT_SENTENCE))),
  PROPERTY_DATA_PROVIDER: text,
  PROPERTY_DATA_PROVIDER_URL: z.optional(z.string().check(z.regex(/^https:\/\/\S+$/u, PROVIDER_SENTENCE))),
  WEB_DIST: text,
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/[^/\s]+$/u, SMTP_SENTENCE))),
  MAIL_FROM: z.optional(z.string().check(z.regex(/^[^\s@<>"]+@[^\s@<>"]+$/u, FROM_SENTENCE))),
  PUBLIC_ORIGIN: z.optional(z.string().check(z.regex(/^https?:\/\/[^/\s?#@]+\/?$/u, ORIGIN_SENTENCE))),
  STRIPE_SECRET_KEY: z.optional(z.string().check(z.regex(/^[sr]k_\w+$/u, STRIPE_KEY_SENTENCE))),
  STRIPE_PUBLISHABLE_KEY: z.optional(z.string().check(z.regex(/^pk_\w+$/u, STRIPE_PUBLIC_SENTENCE))),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^whsec_\S+$/u, STRIPE_WEBHOOK_SENTENCE))),
  STRIPE_PRICE_ID: z.optional(z.string().check(z.regex(/^price_\w+$/u, STRIPE_PRICE_SENTENCE))),
  STRIPE_API_URL: z.optional(z.string().check(z.regex(/^https?:\/\/[^/\s?#@]+\/?$/u, STRIPE_API_SENTENCE))),
  STRIPE_PORTAL_URL: z.optional(z.string().check(z.regex(/^https?:\/\/[^\s]+$/u, STRIPE_PORTAL_SENTENCE))),
  REQUESTS_PER_MINUTE: count('REQUESTS_PER_MINUTE', 1, 100_000_000),
  TRUSTED_PROXIES: count('TRUSTED_PROXIES', 0, 10),
  LOG_LEVEL: z.optional(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'LOG_LEVEL must be one of: fatal, error, warn, info, debug, silent.',
    }),
  ),
})

const STRIPE_PARTS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_ID',
] as const

// Without these, nobody in production would get a mail, or one whose link leads nowhere and whose sender nobody reaches; and
// nobody could pay.
const NEEDED_IN_PRODUCTION = [
  ['SMTP_URL', SMTP_SENTENCE],
  ['MAIL_FROM', FROM_SENTENCE],
  ['PUBLIC_ORIGIN', ORIGIN_SENTENCE],
  ['STRIPE_SECRET_KEY', STRIPE_KEY_SENTENCE],
  ['STRIPE_PUBLISHABLE_KEY', STRIPE_PUBLIC_SENTENCE],
  ['STRIPE_WEBHOOK_SECRET', STRIPE_WEBHOOK_SENTENCE],
  ['STRIPE_PRICE_ID', STRIPE_PRICE_SENTENCE],
  ['SUPPORT_EMAIL', SUPPORT_SENTENCE],
] as const

// With these, anybody could guess the key of every session, or read the links in mails along the way.
const WRONG_IN_PRODUCTION = [
  ['JWT_SECRET', (secret: string) => new Set(secret).size < 10, SECRET_SENTENCE],
  [
    'PUBLIC_ORIGIN',
    (origin: string) => /^http:\/\/(?!localhost(?::\d+)?\/?$)/u.test(origin),
    'PUBLIC_ORIGIN must begin with https:// in production.',
  ],
] as const

/**
 * Reads the settings from the environment, where an empty variable counts as absent. Throws one error with a sentence for
 * every fault, so that all can be mended at once.
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): RequiredSettings & Partial<Settings> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const { data, error } = variables.safeParse(given)
  const isProduction = given['NODE_ENV'] === 'production'
  const absent = isProduction ? NEEDED_IN_PRODUCTION.filter(([name]) => !given[name]) : []
  const wrong = isProduction ? WRONG_IN_PRODUCTION.filter(([name, isWrong]) => isWrong(given[name] ?? '')) : []
  const faults = [
    ...absent.map(([, sentence]) => sentence),
    ...wrong.map(([, , sentence]) => sentence),
    ...stripeFaults(given),
  ]
  if (!data || faults.length > 0) {
    const sentences = new Set([...(error?.issues ?? []).map(({ message }) => message), ...faults])
    throw new Error(['The settings are not complete:', ...[...sentences].map((sentence) => `- ${sentence}`)].join('\n'))
  }
  const settings = {
    environment: data.NODE_ENV,
    installation: data.INSTALLATION,
    databaseUrl: data.DATABASE_URL,
    databaseConnections: data.DATABASE_CONNECTIONS,
    host: data.HOST,
    port: data.PORT,
    jwtSecret: data.JWT_SECRET,
    sessionDays: data.SESSION_DAYS,
    productName: data.PRODUCT_NAME,
    supportEmail: data.SUPPORT_EMAIL,
    propertyDataProvider: providerOf(data.PROPERTY_DATA_PROVIDER, data.PROPERTY_DATA_PROVIDER_URL),
    webDist: data.WEB_DIST ?? BUILT_WEB,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    publicOrigin: data.PUBLIC_ORIGIN?.replace(/\/$/u, ''),
    stripe: stripeOf(data),
    requestsPerMinute: data.REQUESTS_PER_MINUTE,
    trustedProxies: data.TRUSTED_PROXIES,
    logLevel: data.LOG_LEVEL,
  }
  return withoutAbsent(settings)
}

function stripeFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  const parts = STRIPE_PARTS.filter((name) => given[name]).length
  if (given['NODE_ENV'] === 'production') return given['STRIPE_API_URL'] ? [STRIPE_API_PRODUCTION_SENTENCE] : []
  return parts === 0 || parts === STRIPE_PARTS.length ? [] : [STRIPE_PARTS_SENTENCE]
}

function stripeOf(data: z.infer<typeof variables>): StripeSettings | undefined {
  if (!data.STRIPE_SECRET_KEY) return undefined
  return {
    secretKey: data.STRIPE_SECRET_KEY,
    publishableKey: data.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecret: data.STRIPE_WEBHOOK_SECRET ?? '',
    priceId: data.STRIPE_PRICE_ID ?? '',
    apiUrl: data.STRIPE_API_URL ?? null,
    portalUrl: data.STRIPE_PORTAL_URL ?? null,
  }
}

function providerOf(name: string | undefined, url: string | undefined): Settings['propertyDataProvider'] | undefined {
  if (name === undefined && url === undefined) return undefined
  return { name: name ?? PROPERTY_DATA_PROVIDER.name, url: url ?? PROPERTY_DATA_PROVIDER.url }
}

// A setting that is absent takes its default, which an undefined one would overwrite.
function withoutAbsent<Given extends object>(given: Given): { [Name in keyof Given]: Exclude<Given[Name], undefined> } {
  const present = Object.entries(given).filter(([, value]) => value !== undefined)
  return Object.fromEntries(present) as { [Name in keyof Given]: Exclude<Given[Name], undefined> }
}
