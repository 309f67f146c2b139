import type { DocumentLanguage } from '@homeyield/domain/documents/document-kinds'
import type { PublicConfig } from '@homeyield/contract/config'
import { KEY_CALLS_A_MINUTE } from '@homeyield/contract/key'
import { PROPERTY_DATA_PROVIDER } from '@homeyield/contract/property-data-provider'
import type { StripeSettings } from '../gateways/stripe/stripe-settings.ts'
import type { ConnectionLimits } from '../server/guard-connections.ts'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AttemptLimit } from '../attempts/attempt-counter.ts'
import type { AttemptLimitSettings } from '../accounts/attempt-limits.ts'
import type { AddressFinderSettings } from '../gateways/addressfinder/addressfinder-settings.ts'
import type { CotalitySettings } from '../gateways/cotality/cotality-settings.ts'
import type { AssessmentLimits } from '../rental-assessments/assessment-limits.ts'
import type { MbieSettings } from '../gateways/mbie/mbie-settings.ts'
import type { S3Settings } from '../gateways/s3/s3-settings.ts'
import type { ProductionException } from './production-exceptions.ts'

/** Only production requires secrets and skips the check of responses. */
export const ENVIRONMENTS = ['development', 'test', 'production'] as const
export type Environment = (typeof ENVIRONMENTS)[number]

/** `web` serves requests only, `worker` works through the queue only. */
export const ROLES = ['all', 'web', 'worker'] as const
export type Role = (typeof ROLES)[number]

/** The public ids of analytics, used once a visitor agrees, or null. */
export interface AnalyticsSettings {
  readonly ga4Id: string | null
  readonly metaPixelId: string | null
}

export interface Settings extends AttemptLimitSettings {
  readonly environment: Environment
  readonly role: Role
  readonly productionAllows: readonly ProductionException[]
  /** Names this installation in its session tokens: those of another are refused, even with the same secret. */
  readonly installation: string
  /** Any PostgreSQL from version 15, migrated. */
  readonly databaseUrl: string
  /** The same database without the pooler of `databaseUrl`; null where there is none. */
  readonly databaseDirectUrl: string | null
  /** A replica of it, for lists, the export and market rents; null where all is read from `databaseUrl`. */
  readonly databaseReadUrl: string | null
  readonly databaseConnections: number
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** Signs the session tokens: at least 32 characters that nobody can guess. */
  readonly jwtSecret: string
  /** Accepted for session tokens besides `jwtSecret`, while that is being replaced. */
  readonly jwtSecretsBefore: readonly string[]
  readonly sessionDays: number
  readonly productName: string
  readonly supportEmail: string
  readonly propertyDataProvider: PublicConfig['property_data_provider']
  readonly analytics: AnalyticsSettings
  readonly webDist: string | null
  readonly smtpUrl: string | null
  /** The sender's address; the product's name is put before it. */
  readonly mailFrom: string
  /** The public origin, for links in mails and pages' own URLs; null means the address it listens on. */
  readonly publicOrigin: string | null
  /** The API's own origin; null where it shares the web app's. */
  readonly apiOrigin: string | null
  /** The payment provider; null for no payments. */
  readonly stripe: StripeSettings | null
  /** The bucket for uploads; null stores them on this machine. */
  readonly s3: S3Settings | null
  /** The directory for uploads without a bucket. */
  readonly uploadsDirectory: string
  /** Upload addresses that one account may request. */
  readonly uploadsPerAccount: AttemptLimit
  readonly cotality: CotalitySettings | null
  /** Hours after which an address is read from the provider again. */
  readonly propertyDataHours: number
  readonly addressFinder: AddressFinderSettings | null
  readonly mbie: MbieSettings | null
  /** Property lookups of one account at the provider: each call costs. */
  readonly propertyLookupsPerAccount: AttemptLimit
  readonly addressSearchesPerAccount: AttemptLimit
  readonly assessmentLimits: AssessmentLimits
  readonly assessmentPagesPerAccount: AttemptLimit
  readonly documentChangesPerAccount: AttemptLimit
  readonly answersPerDocument: AttemptLimit
  /** Those in which a client’s page and mail can be. */
  readonly documentLanguages: readonly DocumentLanguage[]
  /** Places whose rent is looked at without an account, from one network address. */
  readonly looksPerAddress: AttemptLimit
  /** Calls with one API key. */
  readonly callsPerKey: AttemptLimit
  /** New API keys: each sends a mail. */
  readonly keysPerAccount: AttemptLimit
  readonly requestsPerMinute: number
  /** How many proxies in front are the operator's: their X-Forwarded-For is trusted. */
  readonly trustedProxies: number
  /** Milliseconds for which a process that stops still serves, so that proxies see that it is not ready. */
  readonly drain: number
  /** Where Prometheus reads the metrics, or null. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  /** The OpenTelemetry collector that traces are sent to, such as http://collector:4318, or null. */
  readonly tracesTo: string | null
  /** The commit that runs, when the operator names it. */
  readonly commit: string | null
  readonly connections?: Partial<ConnectionLimits>
  readonly logLevel: string
  readonly log?: { readonly write: (line: string) => void }
}

/** The settings without a default. */
export type RequiredSettings = Pick<Settings, 'databaseUrl' | 'jwtSecret'>

const SUPPORT_EMAIL = 'support@homeyield.test'

// OWASP’s figures: five to ten guesses in a quarter of an hour from one place, each slower than the last, and a hundred
// an hour in all (ASVS 2.2.1).
const LIMITS_BY_ACCOUNT = {
  signInsPerAccount: { attempts: 10, minutes: 15, unhurried: 4 },
  signInsFromAnywhere: { attempts: 100, minutes: 60 },
  passwordsPerAccount: { attempts: 10, minutes: 15, unhurried: 4 },
  passwordChangesPerAccount: { attempts: 5, minutes: 60 },
  resetMailsPerAccount: { attempts: 3, minutes: 60 },
  confirmationMailsPerAccount: { attempts: 3, minutes: 60 },
  emailChangesPerAccount: { attempts: 5, minutes: 60 },
  emailChangesPerTarget: { attempts: 3, minutes: 60 },
}

const [AN_HOUR, A_DAY] = [60, 24 * 60]
/** Enough for a professional's day, and little for a spammer. */
export const ASSESSMENT_LIMITS: AssessmentLimits = {
  account: [
    { attempts: 5, minutes: AN_HOUR },
    { attempts: 20, minutes: A_DAY },
  ],
  newAccount: [
    { attempts: 3, minutes: AN_HOUR },
    { attempts: 6, minutes: A_DAY },
  ],
  recipient: [{ attempts: 3, minutes: A_DAY }],
  everybody: [{ attempts: 300, minutes: AN_HOUR }],
}

type AddressLimits = Omit<AttemptLimitSettings, keyof typeof LIMITS_BY_ACCOUNT> &
  Pick<Settings, 'requestsPerMinute' | 'looksPerAddress'>

// Enough for an office behind one address; looks for the many phones of a provider that share one.
const LIMITS_BY_ADDRESS: AddressLimits = {
  requestsPerMinute: 600,
  signInsPerAddress: { attempts: 100, minutes: 15 },
  signUpsPerAddress: { attempts: 20, minutes: 60 },
  resetMailsPerAddress: { attempts: 20, minutes: 60 },
  emailChangesPerAddress: { attempts: 20, minutes: 60 },
  tokensPerAddress: { attempts: 20, minutes: 15 },
  couponsPerAddress: { attempts: 10, minutes: 15 },
  looksPerAddress: { attempts: 120, minutes: 60 },
}

// In development everybody has the same address, and test programs call as fast as they can.
const LIMITS_ON_ONE_MACHINE: AddressLimits = {
  requestsPerMinute: 1_000_000,
  signInsPerAddress: { attempts: 5000, minutes: 15 },
  signUpsPerAddress: { attempts: 5000, minutes: 60 },
  resetMailsPerAddress: { attempts: 5000, minutes: 60 },
  emailChangesPerAddress: { attempts: 5000, minutes: 60 },
  tokensPerAddress: { attempts: 5000, minutes: 15 },
  couponsPerAddress: { attempts: 5000, minutes: 15 },
  looksPerAddress: { attempts: 5000, minutes: 60 },
}

export function completeSettings(given: RequiredSettings & Partial<Settings>): Settings {
  const environment = given.environment ?? 'development'
  const production = environment === 'production'
  return {
    environment,
    role: 'all',
    productionAllows: [],
    installation: environment,
    databaseDirectUrl: null,
    databaseReadUrl: null,
    databaseConnections: 10,
    host: 'localhost',
    port: 3000,
    jwtSecretsBefore: [],
    sessionDays: 14,
    productName: 'Homeyield',
    supportEmail: SUPPORT_EMAIL,
    propertyDataProvider: PROPERTY_DATA_PROVIDER,
    analytics: { ga4Id: null, metaPixelId: null },
    webDist: null,
    smtpUrl: null,
    mailFrom: given.supportEmail ?? SUPPORT_EMAIL,
    publicOrigin: null,
    apiOrigin: null,
    stripe: null,
    s3: null,
    uploadsDirectory: join(tmpdir(), 'homeyield-uploads'),
    uploadsPerAccount: { attempts: 60, minutes: 60 },
    assessmentLimits: ASSESSMENT_LIMITS,
    assessmentPagesPerAccount: { attempts: 60, minutes: 60 },
    // A draft is saved at each pause of typing.
    documentChangesPerAccount: { attempts: 2000, minutes: 60 },
    answersPerDocument: { attempts: 5, minutes: 24 * 60 },
    documentLanguages: ['en'],
    callsPerKey: { attempts: KEY_CALLS_A_MINUTE, minutes: 1 },
    keysPerAccount: { attempts: 20, minutes: 60 },
    cotality: null,
    propertyDataHours: 24,
    addressFinder: null,
    mbie: null,
    propertyLookupsPerAccount: { attempts: 200, minutes: 60 },
    addressSearchesPerAccount: { attempts: 600, minutes: 60 },
    ...(production ? LIMITS_BY_ADDRESS : LIMITS_ON_ONE_MACHINE),
    ...LIMITS_BY_ACCOUNT,
    trustedProxies: 0,
    // Two checks of a proxy that asks every five seconds.
    drain: production ? 10_000 : 0,
    metrics: null,
    tracesTo: null,
    commit: null,
    logLevel: production ? 'info' : 'warn',
    ...given,
  }
}

/** Whether the database may have development data: in production a server with them does not start (`refuseSamples`). */
export function mayHaveSamples({ environment, productionAllows }: Settings): boolean {
  return environment !== 'production' || productionAllows.includes('development-seed')
}

/** The key of counted attempts and upload targets: while the session key is replaced, the same on every process. */
export function sharedSecret({
  jwtSecret,
  jwtSecretsBefore,
}: Pick<Settings, 'jwtSecret' | 'jwtSecretsBefore'>): string {
  return jwtSecretsBefore.at(-1) ?? jwtSecret
}
