import * as z from 'zod/mini'
import type { AddressFinderSettings } from '../gateways/addressfinder/addressfinder-settings.ts'
import type { MbieSettings } from '../gateways/mbie/mbie-settings.ts'

const ADDRESSFINDER_URL = 'https://api.addressfinder.io'
const MBIE_URL = 'https://api.business.govt.nz/gateway/tenancy-services/market-rent/v2'

const ADDRESS_SENTENCE = 'ADDRESS_SOURCE must be homeyield or addressfinder.'
const ADDRESSFINDER_URL_SENTENCE = `ADDRESSFINDER_URL must be the address of its service, such as ${ADDRESSFINDER_URL}.`
const WIDGET_SENTENCE = 'ADDRESSFINDER_WIDGET must be on or off.'
const RENT_SENTENCE = 'MARKET_RENT_SOURCE must be imported or mbie.'
const MBIE_URL_SENTENCE = `MBIE_URL must be the address of its service, such as ${MBIE_URL}.`
const ADDRESS_KEYS_SENTENCE =
  'ADDRESS_SOURCE=addressfinder needs ADDRESSFINDER_KEY and ADDRESSFINDER_SECRET, which belong together.'
const MBIE_KEY_SENTENCE = 'MARKET_RENT_SOURCE=mbie needs MBIE_KEY.'
const OPEN_SENTENCE = 'In production ADDRESSFINDER_URL and MBIE_URL begin with https://.'

type Given = Readonly<Record<string, string | undefined>>

export const sourceVariables = {
  ADDRESS_SOURCE: z.optional(z.enum(['homeyield', 'addressfinder'], { error: ADDRESS_SENTENCE })),
  ADDRESSFINDER_KEY: z.optional(z.string()),
  ADDRESSFINDER_SECRET: z.optional(z.string()),
  // Only its origin, which the browser's content security policy allows.
  ADDRESSFINDER_URL: z.optional(
    z.string().check(z.regex(/^https?:\/\/[^/\s?#@,;*'"]+\/?$/u, ADDRESSFINDER_URL_SENTENCE)),
  ),
  ADDRESSFINDER_WIDGET: z.optional(z.enum(['on', 'off'], { error: WIDGET_SENTENCE })),
  MARKET_RENT_SOURCE: z.optional(z.enum(['imported', 'mbie'], { error: RENT_SENTENCE })),
  MBIE_KEY: z.optional(z.string()),
  MBIE_URL: z.optional(z.string().check(z.regex(/^https?:\/\/[^/\s?#@]+(?:\/[^\s?#]*)?$/u, MBIE_URL_SENTENCE))),
}

type Variables = z.infer<z.ZodMiniObject<typeof sourceVariables>>

/** Errors of the variables in combination, a sentence each. Only production needs keys. */
export function sourceFaults(given: Given): string[] {
  const has = (name: string) => Boolean(given[name])
  const isProduction = given['NODE_ENV'] === 'production'
  const wantsAddresses = given['ADDRESS_SOURCE'] === 'addressfinder'
  const isHalf = has('ADDRESSFINDER_KEY') !== has('ADDRESSFINDER_SECRET')
  const lacksKeys = isHalf || !has('ADDRESSFINDER_KEY')
  const isOpen = ['ADDRESSFINDER_URL', 'MBIE_URL'].some((name) => given[name]?.startsWith('http:'))
  return [
    ...(isHalf || (isProduction && wantsAddresses && lacksKeys) ? [ADDRESS_KEYS_SENTENCE] : []),
    ...(isProduction && given['MARKET_RENT_SOURCE'] === 'mbie' && !has('MBIE_KEY') ? [MBIE_KEY_SENTENCE] : []),
    ...(isProduction && isOpen ? [OPEN_SENTENCE] : []),
  ]
}

export function addressFinderOf(data: Variables): AddressFinderSettings | undefined {
  const { ADDRESSFINDER_KEY: key, ADDRESSFINDER_SECRET: secret } = data
  if (data.ADDRESS_SOURCE !== 'addressfinder' || !key || !secret) return undefined
  const url = data.ADDRESSFINDER_URL?.replace(/\/$/u, '') ?? ADDRESSFINDER_URL
  return { key, secret, url, hasWidget: data.ADDRESSFINDER_WIDGET !== 'off' }
}

export function mbieOf(data: Variables): MbieSettings | undefined {
  if (data.MARKET_RENT_SOURCE !== 'mbie' || !data.MBIE_KEY) return undefined
  return { key: data.MBIE_KEY, url: data.MBIE_URL?.replace(/\/$/u, '') ?? MBIE_URL }
}
