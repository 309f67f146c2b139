import { fileURLToPath } from 'node:url'
import { PROPERTY_DATA_PROVIDER } from '@homeyield/contract/property-data-provider'
import * as z from 'zod/mini'
import { analyticsOf, analyticsVariables } from './read-analytics.ts'
import { cotalityFaults, cotalityOf, cotalityVariables } from './read-cotality.ts'
import { areLanguages, LANGUAGES_SENTENCE, languagesOf } from './document-languages.ts'
import { allowedInProduction, EXCEPTIONS_SENTENCE, isExceptions } from './production-exceptions.ts'
import { objectStoreFaults, objectStoreVariables, s3SettingsOf } from './read-object-store.ts'
import { STRIPE_NEEDED, stripeFaults, stripeOf, stripeVariables } from './read-stripe.ts'
import { addressFinderOf, mbieOf, sourceFaults, sourceVariables } from './read-sources.ts'
import { ASSESSMENT_LIMITS, ENVIRONMENTS, ROLES, type RequiredSettings, type Settings } from './settings.ts'

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
const databaseSentence = (name: string) =>
  `${name} must be the address of a PostgreSQL, such as postgres://user:password@host/database.`
const databaseUrl = (name: string) =>
  z.string({ error: databaseSentence(name) }).check(z.regex(/^postgres(?:ql)?:\/\//u, databaseSentence(name)))
const SECRET_SENTENCE = 'JWT_SECRET must be at least 32 characters that nobody can guess.'
const BEFORE_SENTENCE = 'JWT_SECRET_BEFORE must be keys of at least 32 characters, with commas between.'
const SMTP_SENTENCE = 'SMTP_URL must be the address of a mail server, such as smtp://user:password@host:587.'
const FROM_SENTENCE = 'MAIL_FROM must be the e-mail address that mails come from.'
const API_ORIGIN_SENTENCE = 'API_ORIGIN must be the origin of the API, such as https://api.homeyield.example.'
const ORIGIN_SENTENCE = 'PUBLIC_ORIGIN must be where people reach the product, such as https://homeyield.example.'
const PROVIDER_SENTENCE =
  'PROPERTY_DATA_PROVIDER_URL must be where people find the provider, such as https://provider.example.'
const COLLECTOR_SENTENCE =
  'OTEL_EXPORTER_OTLP_ENDPOINT must be the address of an OpenTelemetry collector, such as http://collector:4318.'
const SUPPORT_SENTENCE = 'SUPPORT_EMAIL must be the e-mail address that people write to for help.'

// As browsers send it: a host in lower case, no default port, no slash.
const originField = (sentence: string) =>
  z.optional(
    z.pipe(
      z.string().check(
        z.regex(/^https?:\/\/[^/\s?#@]+\/?$/u, sentence),
        z.refine((text) => URL.canParse(text), sentence),
      ),
      z.transform((text: string) => new URL(text).origin),
    ),
  )

/** Every variable that the server reads, with the error of an invalid value. */
export const variables = z.object({
  NODE_ENV: z.optional(z.enum(ENVIRONMENTS, { error: `NODE_ENV must be one of: ${ENVIRONMENTS.join(', ')}.` })),
  ROLE: z.optional(z.enum(ROLES, { error: `ROLE must be one of: ${ROLES.join(', ')}.` })),
  PRODUCTION_ALLOWS: z.optional(z.string().check(z.refine(isExceptions, EXCEPTIONS_SENTENCE))),
  INSTALLATION: text,
  DATABASE_URL: databaseUrl('DATABASE_URL'),
  DATABASE_DIRECT_URL: z.optional(databaseUrl('DATABASE_DIRECT_URL')),
  DATABASE_READ_URL: z.optional(databaseUrl('DATABASE_READ_URL')),
  DATABASE_CONNECTIONS: count('DATABASE_CONNECTIONS', 1, 1000),
  HOST: text,
  PORT: count('PORT', 0, 65_535),
  JWT_SECRET: z.string({ error: SECRET_SENTENCE }).check(z.minLength(32, SECRET_SENTENCE)),
  JWT_SECRET_BEFORE: z.optional(
    z.string().check(z.regex(/^\s*[^,\s]{32,}(?:\s*,\s*[^,\s]{32,})*\s*$/u, BEFORE_SENTENCE)),
  ),
  SESSION_DAYS: count('SESSION_DAYS', 1, 365),
  PRODUCT_NAME: text,
  SUPPORT_EMAIL: z.optional(z.string().check(z.regex(/^\S+@\S+$/u, SUPPORT_SENTENCE))),
  PROPERTY_DATA_PROVIDER: text,
  PROPERTY_DATA_PROVIDER_URL: z.optional(z.string().check(z.regex(/^https:\/\/\S+$/u, PROVIDER_SENTENCE))),
  ...analyticsVariables,
  WEB_DIST: text,
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/[^/\s]+$/u, SMTP_SENTENCE))),
  MAIL_FROM: z.optional(z.string().check(z.regex(/^[^\s@<>"]+@[^\s@<>"]+$/u, FROM_SENTENCE))),
  PUBLIC_ORIGIN: originField(ORIGIN_SENTENCE),
  API_ORIGIN: originField(API_ORIGIN_SENTENCE),
  ...stripeVariables,
  ...objectStoreVariables,
  ...cotalityVariables,
  ...sourceVariables,
  DOCUMENT_LANGUAGES: z.optional(z.string().check(z.refine(areLanguages, LANGUAGES_SENTENCE))),
  ASSESSMENTS_PER_HOUR: count('ASSESSMENTS_PER_HOUR', 0, 1_000_000),
  REQUESTS_PER_MINUTE: count('REQUESTS_PER_MINUTE', 1, 100_000_000),
  TRUSTED_PROXIES: count('TRUSTED_PROXIES', 0, 10),
  DRAIN_SECONDS: count('DRAIN_SECONDS', 0, 25),
  METRICS_PORT: count('METRICS_PORT', 0, 65_535),
  METRICS_HOST: text,
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.string().check(z.regex(/^https?:\/\/\S+$/u, COLLECTOR_SENTENCE))),
  COMMIT: text,
  LOG_LEVEL: z.optional(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'LOG_LEVEL must be one of: fatal, error, warn, info, debug, silent.',
    }),
  ),
})

export const SETTING_NAMES: readonly string[] = Object.keys(variables.shape)

// Without these, production could not send mails with working links and a valid sender, or take payments.
const NEEDED_IN_PRODUCTION = [
  ['SMTP_URL', SMTP_SENTENCE],
  ['MAIL_FROM', FROM_SENTENCE],
  ['PUBLIC_ORIGIN', ORIGIN_SENTENCE],
  ...STRIPE_NEEDED,
  ['SUPPORT_EMAIL', SUPPORT_SENTENCE],
] as const

// With these, anybody could guess the key of every session, or read the links in mails on their way.
const WRONG_IN_PRODUCTION = [
  ['JWT_SECRET', (secret: string) => new Set(secret).size < 10, SECRET_SENTENCE],
  [
    'PUBLIC_ORIGIN',
    (origin: string) => /^http:\/\/(?!localhost(?::\d+)?\/?$)/u.test(origin),
    'PUBLIC_ORIGIN must begin with https:// in production.',
  ],
  [
    'API_ORIGIN',
    (origin: string) => /^http:\/\/(?!localhost(?::\d+)?\/?$)/u.test(origin),
    'API_ORIGIN must begin with https:// in production.',
  ],
] as const

// The sandbox replaces these when production allows it.
const REPLACED_BY_SANDBOX = new Set<string>(['SMTP_URL', ...STRIPE_NEEDED.map(([name]) => name)])

type Given = Readonly<Record<string, string | undefined>>

/** Reads the settings; an empty variable counts as absent. Throws one error with a sentence for every fault. */
export function readSettings(environment: Given): RequiredSettings & Partial<Settings> {
  const { data, faults } = parse(environment)
  if (!data || faults.length > 0) throw new SettingsFault(faults)
  const settings = {
    environment: data.NODE_ENV,
    role: data.ROLE,
    productionAllows: exceptionsOf(data.PRODUCTION_ALLOWS),
    installation: data.INSTALLATION,
    databaseUrl: data.DATABASE_URL,
    databaseDirectUrl: data.DATABASE_DIRECT_URL,
    databaseReadUrl: data.DATABASE_READ_URL,
    databaseConnections: data.DATABASE_CONNECTIONS,
    host: data.HOST,
    port: data.PORT,
    jwtSecret: data.JWT_SECRET,
    jwtSecretsBefore: data.JWT_SECRET_BEFORE?.split(',').map((secret) => secret.trim()),
    sessionDays: data.SESSION_DAYS,
    productName: data.PRODUCT_NAME,
    supportEmail: data.SUPPORT_EMAIL,
    propertyDataProvider: providerOf(data.PROPERTY_DATA_PROVIDER, data.PROPERTY_DATA_PROVIDER_URL),
    analytics: analyticsOf(data),
    webDist: data.WEB_DIST ?? BUILT_WEB,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    publicOrigin: data.PUBLIC_ORIGIN,
    apiOrigin: data.API_ORIGIN,
    stripe: stripeOf(data),
    s3: s3SettingsOf(data),
    uploadsDirectory: data.UPLOADS_DIR,
    cotality: cotalityOf(data),
    propertyDataHours: data.COTALITY_KEEP_HOURS,
    addressFinder: addressFinderOf(data),
    mbie: mbieOf(data),
    assessmentLimits: assessmentLimits(data.ASSESSMENTS_PER_HOUR),
    documentLanguages: data.DOCUMENT_LANGUAGES === undefined ? undefined : languagesOf(data.DOCUMENT_LANGUAGES),
    requestsPerMinute: data.REQUESTS_PER_MINUTE,
    trustedProxies: data.TRUSTED_PROXIES,
    drain: data.DRAIN_SECONDS === undefined ? undefined : data.DRAIN_SECONDS * 1000,
    metrics: metricsOf(data.METRICS_HOST, data.METRICS_PORT),
    tracesTo: data.OTEL_EXPORTER_OTLP_ENDPOINT,
    commit: data.COMMIT,
    logLevel: data.LOG_LEVEL,
  }
  return withoutAbsent(settings)
}

export function settingsFaults(environment: Given): string[] {
  return parse(environment).faults
}

function parse(environment: Given) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const { data, error } = variables.safeParse(given)
  const isProduction = given['NODE_ENV'] === 'production'
  const usesSandbox = allowedInProduction(given).includes('sandbox')
  const needed = NEEDED_IN_PRODUCTION.filter(([name]) => !(usesSandbox && REPLACED_BY_SANDBOX.has(name)))
  const absent = isProduction ? needed.filter(([name]) => !given[name]) : []
  const wrong = isProduction ? WRONG_IN_PRODUCTION.filter(([name, isWrong]) => isWrong(given[name] ?? '')) : []
  const withoutWebApp = given['API_ORIGIN'] !== undefined && given['PUBLIC_ORIGIN'] === undefined
  const sentences = [
    ...(error?.issues ?? []).map(({ message }) => message),
    ...absent.map(([, sentence]) => sentence),
    ...wrong.map(([, , sentence]) => sentence),
    ...(withoutWebApp ? ['API_ORIGIN needs PUBLIC_ORIGIN, the only origin that may call it.'] : []),
    ...stripeFaults(given),
    ...objectStoreFaults(given),
    ...cotalityFaults(given),
    ...sourceFaults(given),
  ]
  return { data, faults: [...new Set(sentences)] }
}

function exceptionsOf(names: string | undefined): Settings['productionAllows'] | undefined {
  return names === undefined ? undefined : allowedInProduction({ PRODUCTION_ALLOWS: names })
}

function providerOf(name: string | undefined, url: string | undefined): Settings['propertyDataProvider'] | undefined {
  if (name === undefined && url === undefined) return undefined
  return { name: name ?? PROPERTY_DATA_PROVIDER.name, url: url ?? PROPERTY_DATA_PROVIDER.url }
}

function metricsOf(host = '127.0.0.1', port?: number): Settings['metrics'] | undefined {
  return port === undefined ? undefined : { host, port }
}

function assessmentLimits(perHour: number | undefined): Settings['assessmentLimits'] | undefined {
  return perHour === undefined ? undefined : { ...ASSESSMENT_LIMITS, everybody: [{ attempts: perHour, minutes: 60 }] }
}

// An undefined setting would overwrite its default.
function withoutAbsent<Given extends object>(given: Given): { [Name in keyof Given]: Exclude<Given[Name], undefined> } {
  const present = Object.entries(given).filter(([, value]) => value !== undefined)
  return Object.fromEntries(present) as { [Name in keyof Given]: Exclude<Given[Name], undefined> }
}

export class SettingsFault extends Error {
  override readonly name: string = 'SettingsFault'

  constructor(faults: readonly string[]) {
    super(['The settings are not complete:', ...faults.map((sentence) => `- ${sentence}`)].join('\n'))
  }
}
