import * as z from 'zod/mini'
import { urlOf, type CotalitySettings } from '../gateways/cotality/cotality-settings.ts'

const API_URL = 'https://api.corelogic.asia'
const PAIR_SENTENCE = 'COTALITY_CLIENT_ID and COTALITY_CLIENT_SECRET belong together: set both or none.'
const ALONE_SENTENCE = 'The settings of COTALITY have no effect without COTALITY_CLIENT_ID and COTALITY_CLIENT_SECRET.'
const API_SENTENCE =
  'COTALITY_API_URL must be the address of its service, such as https://api.corelogic.asia or https://{service}.api.cotality.com.au.'
const TOKEN_SENTENCE = 'COTALITY_TOKEN_URL must be the address that issues access tokens: https://….'
const IMAGES_SENTENCE =
  'COTALITY_IMAGE_HOSTS must be the origins of photos with commas between, such as https://images.example.'
const UNIT_SENTENCE = 'COTALITY_CHANGE_UNIT must be percent or fraction.'
const PATH_SENTENCE = 'COTALITY_CAPITAL_VALUE_PATH must be a path with {id} in it.'
const KEEP_SENTENCE = 'COTALITY_KEEP_HOURS must be a whole number from 0 to 168.'
const OPEN_SENTENCE = 'In production COTALITY_API_URL, COTALITY_TOKEN_URL and COTALITY_IMAGE_HOSTS begin with https://.'

type Given = Readonly<Record<string, string | undefined>>

export const cotalityVariables = {
  COTALITY_CLIENT_ID: z.optional(z.string()),
  COTALITY_CLIENT_SECRET: z.optional(z.string()),
  COTALITY_API_URL: z.optional(
    z.string().check(z.regex(/^https?:\/\/(?:\{service\}\.)?[^/\s?#@{}]+\/?$/u, API_SENTENCE)),
  ),
  COTALITY_TOKEN_URL: z.optional(z.string().check(z.regex(/^https?:\/\/[^/\s?#@]+\/[^\s?#]+$/u, TOKEN_SENTENCE))),
  COTALITY_IMAGE_HOSTS: z.optional(
    z.string().check(z.regex(/^https?:\/\/[^/\s?#@,;*'"]+(?:\s*,\s*https?:\/\/[^/\s?#@,;*'"]+)*$/u, IMAGES_SENTENCE)),
  ),
  COTALITY_CHANGE_UNIT: z.optional(z.enum(['percent', 'fraction'], { error: UNIT_SENTENCE })),
  COTALITY_CAPITAL_VALUE_PATH: z.optional(
    z.string().check(z.regex(/^\/[\w.-]+\/[\w./-]*\{id\}[\w./-]*$/u, PATH_SENTENCE)),
  ),
  COTALITY_KEEP_HOURS: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,3}$/u, KEEP_SENTENCE)),
      z.pipe(z.transform(Number), z.number().check(z.lte(168, KEEP_SENTENCE))),
    ),
  ),
}

type Variables = z.infer<z.ZodMiniObject<typeof cotalityVariables>>

/** Errors of the variables in combination, a sentence each. */
export function cotalityFaults(given: Given): string[] {
  const has = (name: string) => Boolean(given[name])
  const others = Object.keys(cotalityVariables)
    .filter((name) => name !== 'COTALITY_KEEP_HOURS')
    .slice(2)
  const isNamed = has('COTALITY_CLIENT_ID') || has('COTALITY_CLIENT_SECRET')
  const isOpen = ['COTALITY_API_URL', 'COTALITY_TOKEN_URL', 'COTALITY_IMAGE_HOSTS'].some((name) =>
    /\bhttp:/u.test(given[name] ?? ''),
  )
  return [
    ...(has('COTALITY_CLIENT_ID') === has('COTALITY_CLIENT_SECRET') ? [] : [PAIR_SENTENCE]),
    ...(!isNamed && others.some(has) ? [ALONE_SENTENCE] : []),
    ...(given['NODE_ENV'] === 'production' && isOpen ? [OPEN_SENTENCE] : []),
  ]
}

export function cotalityOf(data: Variables): CotalitySettings | undefined {
  const { COTALITY_CLIENT_ID: clientId, COTALITY_CLIENT_SECRET: clientSecret } = data
  if (!clientId || !clientSecret) return undefined
  const apiUrl = data.COTALITY_API_URL?.replace(/\/$/u, '') ?? API_URL
  return {
    clientId,
    clientSecret,
    apiUrl,
    tokenUrl: data.COTALITY_TOKEN_URL ?? urlOf(apiUrl, '/access/as/token.oauth2'),
    imageOrigins: (data.COTALITY_IMAGE_HOSTS ?? '')
      .split(',')
      .flatMap((host) => (host.trim() ? [new URL(host.trim()).origin] : [])),
    changeUnit: data.COTALITY_CHANGE_UNIT ?? 'percent',
    capitalValuePath: data.COTALITY_CAPITAL_VALUE_PATH ?? null,
  }
}
