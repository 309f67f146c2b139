import * as z from 'zod/mini'
import type { StripeSettings } from '../gateways/stripe/stripe-settings.ts'
import { allowedInProduction } from './production-exceptions.ts'

const KEY = 'STRIPE_SECRET_KEY must be the secret key of a Stripe account: sk_… or rk_….'
const PUBLIC = 'STRIPE_PUBLISHABLE_KEY must be the publishable key of the same Stripe account: pk_….'
const WEBHOOK = 'STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook endpoint: whsec_….'
const PRICE = 'STRIPE_PRICE_ID must be the price that Premium is sold at: price_….'
const API = 'STRIPE_API_URL must be the address of a Stripe sandbox, such as http://localhost:4323.'
const API_IN_PRODUCTION =
  'STRIPE_API_URL must not be set in production, where Stripe itself takes the payments, unless PRODUCTION_ALLOWS names the sandbox.'
const PORTAL = 'STRIPE_PORTAL_URL must be the address of the customer portal: https://….'
const TOGETHER =
  'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID belong together: set all of them or none.'

export const stripeVariables = {
  STRIPE_SECRET_KEY: z.optional(z.string().check(z.regex(/^[sr]k_\w+$/u, KEY))),
  STRIPE_PUBLISHABLE_KEY: z.optional(z.string().check(z.regex(/^pk_\w+$/u, PUBLIC))),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^whsec_\S+$/u, WEBHOOK))),
  STRIPE_PRICE_ID: z.optional(z.string().check(z.regex(/^price_\w+$/u, PRICE))),
  STRIPE_API_URL: z.optional(z.string().check(z.regex(/^https?:\/\/[^/\s?#@]+\/?$/u, API))),
  STRIPE_PORTAL_URL: z.optional(z.string().check(z.regex(/^https?:\/\/[^\s]+$/u, PORTAL))),
}

/** The variables without which production cannot take payments, each with its error. */
export const STRIPE_NEEDED = [
  ['STRIPE_SECRET_KEY', KEY],
  ['STRIPE_PUBLISHABLE_KEY', PUBLIC],
  ['STRIPE_WEBHOOK_SECRET', WEBHOOK],
  ['STRIPE_PRICE_ID', PRICE],
] as const

/** Errors of variables that do not fit together or do not belong here, a sentence each. */
export function stripeFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  const parts = STRIPE_NEEDED.filter(([name]) => given[name]).length
  if (given['NODE_ENV'] === 'production' && !allowedInProduction(given).includes('sandbox')) {
    return given['STRIPE_API_URL'] ? [API_IN_PRODUCTION] : []
  }
  return parts === 0 || parts === STRIPE_NEEDED.length ? [] : [TOGETHER]
}

type Variables = { readonly [Name in keyof typeof stripeVariables]?: string | undefined }

export function stripeOf(data: Variables): StripeSettings | undefined {
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
