import * as z from 'zod/mini'
import { variables } from '../config/read-settings.ts'
import { problem, type Finding } from './finding.ts'

export interface PaymentSetup {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  readonly priceId: string
  readonly portalUrl: string | null
  /** The address of a Stripe sandbox, or null. */
  readonly apiUrl: string | null
  /** The product's public origin, without a final slash. */
  readonly origin: string
  readonly isProduction: boolean
}

const NEEDED = {
  STRIPE_SECRET_KEY: 'the secret or a restricted key of the Stripe account',
  STRIPE_PUBLISHABLE_KEY: 'the publishable key of the same Stripe account',
  STRIPE_WEBHOOK_SECRET: 'the signing secret of the webhook endpoint',
  STRIPE_PRICE_ID: 'the id of the price that Premium is sold at',
} as const

const read = z.pick(variables, {
  NODE_ENV: true,
  PUBLIC_ORIGIN: true,
  STRIPE_SECRET_KEY: true,
  STRIPE_PUBLISHABLE_KEY: true,
  STRIPE_WEBHOOK_SECRET: true,
  STRIPE_PRICE_ID: true,
  STRIPE_API_URL: true,
  STRIPE_PORTAL_URL: true,
})

/**
 * Reads the payment settings, by the server's own rules; an empty variable counts as absent. Returns a bad finding for
 * each that is absent or invalid, and then no set-up. Without PUBLIC_ORIGIN, and not in production, the origin is
 * `localOrigin`.
 */
export function readPaymentSetup(
  environment: Readonly<Record<string, string | undefined>>,
  localOrigin: string,
): { readonly setup: PaymentSetup; readonly faults: [] } | { readonly setup: null; readonly faults: Finding[] } {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const isProduction = given['NODE_ENV'] === 'production'
  const faults = Object.entries(NEEDED)
    .filter(([name]) => given[name] === undefined)
    .map(([name, what]) => problem('Settings', `${name} is not set. It is ${what}.`))
  const { data, error } = read.safeParse(given)
  for (const { message } of error?.issues ?? []) faults.push(problem('Settings', message))
  const origin = given['PUBLIC_ORIGIN']
  if (isProduction && given['STRIPE_API_URL'] !== undefined) {
    faults.push(
      problem('Settings', 'STRIPE_API_URL is set, which production refuses: remove it, so that Stripe is called.'),
    )
  }
  if (isProduction && !/^https:|^http:\/\/localhost(?::|\/?$)/u.test(origin ?? '')) {
    const sentence = 'PUBLIC_ORIGIN must be where people reach the product, and begin with https:// in production.'
    faults.push(problem('Settings', sentence))
  }
  if (!data || faults.length > 0) return { setup: null, faults }
  const setup = {
    secretKey: data.STRIPE_SECRET_KEY ?? '',
    publishableKey: data.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecret: data.STRIPE_WEBHOOK_SECRET ?? '',
    priceId: data.STRIPE_PRICE_ID ?? '',
    portalUrl: data.STRIPE_PORTAL_URL ?? null,
    apiUrl: data.STRIPE_API_URL ?? null,
    origin: (origin ?? localOrigin).replace(/\/$/u, ''),
    isProduction,
  }
  return { setup, faults: [] }
}

export function modeOf(key: string): 'test' | 'live' | null {
  const mode = /^[srp]k_(test|live)_\w/u.exec(key)?.[1]
  return mode === 'test' || mode === 'live' ? mode : null
}
