import type { PublicConfig } from '@homeyield/contract/config'
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

/** Where the product runs: only in production are secrets demanded and answers left unchecked. */
export const ENVIRONMENTS = ['development', 'test', 'production'] as const
export type Environment = (typeof ENVIRONMENTS)[number]

/** What a process does: `web` serves people and leaves the queue alone, `worker` works through the queue and serves nobody. */
export const ROLES = ['all', 'web', 'worker'] as const
export type Role = (typeof ROLES)[number]

/** With whom visits are measured, once a visitor agrees: the public ids there, or null. */
export interface AnalyticsSettings {
  readonly ga4Id: string | null
  readonly metaPixelId: string | null
}

/** Everything about a running server that can be set. */
export interface Settings extends AttemptLimitSettings {
  readonly environment: Environment
  readonly role: Role
  /** What is not for production and wanted there all the same. */
  readonly productionAllows: readonly ProductionException[]
  /** Names this installation in its session tokens: those of another are refused, even were the secret the same. */
  readonly installation: string
  /** Any PostgreSQL from version 15, migrated. */
  readonly databaseUrl: string
  readonly databaseConnections: number
  readonly host: string
  /** 0 takes any that is free. */
  readonly port: number
  /** What the session tokens are signed with: at least 32 characters that nobody can guess. */
  readonly jwtSecret: string
  readonly sessionDays: number
  readonly productName: string
  readonly supportEmail: string
  /** Whom property data come from, and where people find them. */
  readonly propertyDataProvider: PublicConfig['property_data_provider']
  /** With whom browsers measure visits; both null for nobody. */
  readonly analytics: AnalyticsSettings
  /** Where the built browser application lies, or null to serve none. */
  readonly webDist: string | null
  /** The SMTP server that mails are handed to; null keeps them in the queue. */
  readonly smtpUrl: string | null
  /** The address that mails come from; the product's name stands before it. */
  readonly mailFrom: string
  /** Where people reach the product, such as https://homeyield.example, for links in mails and the public pages' own addresses; null means where it listens. */
  readonly publicOrigin: string | null
  /** The payment provider; null where nothing can be paid. */
  readonly stripe: StripeSettings | null
  /** The bucket that uploads go to; null keeps them on this machine. */
  readonly s3: S3Settings | null
  /** Where uploads are kept without a bucket. */
  readonly uploadsDirectory: string
  /** Places for an image that one account may ask for. */
  readonly uploadsPerAccount: AttemptLimit
  /** The property data provider; null where no property data are had. */
  readonly cotality: CotalitySettings | null
  /** Hours after which the provider is asked about an address again. */
  readonly propertyDataHours: number
  /** The provider of addresses; null takes those of our own table. */
  readonly addressFinder: AddressFinderSettings | null
  /** The provider of market rents; null takes those that were imported. */
  readonly mbie: MbieSettings | null
  /** Addresses that one account may have it asked about: each call costs. */
  readonly propertyLookupsPerAccount: AttemptLimit
  /** Searches that one account may make at a paid address source. */
  readonly addressSearchesPerAccount: AttemptLimit
  readonly assessmentLimits: AssessmentLimits
  /** Assessments that one account may print. */
  readonly assessmentPagesPerAccount: AttemptLimit
  readonly requestsPerMinute: number
  /** How many proxies of the operator's stand in front and may say who calls. */
  readonly trustedProxies: number
  /** How long the server waits for slow senders; what is left out takes its default. */
  readonly connections?: Partial<ConnectionLimits>
  readonly logLevel: string
  /** Where the log's lines go; standard output if left out. */
  readonly log?: { readonly write: (line: string) => void }
}

/** The settings that have no default: each installation has its own. */
export type RequiredSettings = Pick<Settings, 'databaseUrl' | 'jwtSecret'>

const SUPPORT_EMAIL = 'support@homeyield.test'

// OWASP’s figures: five to ten guesses in a quarter of an hour from one place, each slower than the last, and a hundred an
// hour in all (ASVS 2.2.1).
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
/** Enough for a professional's day, and little for whoever would send unasked. Source: provider contract section 6.4. */
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

type AddressLimits = Omit<AttemptLimitSettings, keyof typeof LIMITS_BY_ACCOUNT> & Pick<Settings, 'requestsPerMinute'>

// Generous enough for an office behind one address.
const LIMITS_BY_ADDRESS: AddressLimits = {
  requestsPerMinute: 600,
  signInsPerAddress: { attempts: 100, minutes: 15 },
  signUpsPerAddress: { attempts: 20, minutes: 60 },
  resetMailsPerAddress: { attempts: 20, minutes: 60 },
  emailChangesPerAddress: { attempts: 20, minutes: 60 },
  tokensPerAddress: { attempts: 20, minutes: 15 },
  couponsPerAddress: { attempts: 10, minutes: 15 },
}

// In development everybody has the same address, and programs that test the product call as fast as they can.
const LIMITS_ON_ONE_MACHINE: AddressLimits = {
  requestsPerMinute: 1_000_000,
  signInsPerAddress: { attempts: 5000, minutes: 15 },
  signUpsPerAddress: { attempts: 5000, minutes: 60 },
  resetMailsPerAddress: { attempts: 5000, minutes: 60 },
  emailChangesPerAddress: { attempts: 5000, minutes: 60 },
  tokensPerAddress: { attempts: 5000, minutes: 15 },
  couponsPerAddress: { attempts: 5000, minutes: 15 },
}

/** All settings, with what was not given taken from the defaults. */
export function completeSettings(given: RequiredSettings & Partial<Settings>): Settings {
  const environment = given.environment ?? 'development'
  const production = environment === 'production'
  return {
    environment,
    role: 'all',
    productionAllows: [],
    installation: environment,
    databaseConnections: 10,
    host: 'localhost',
    port: 3000,
    sessionDays: 14,
    productName: 'Homeyield',
    supportEmail: SUPPORT_EMAIL,
    propertyDataProvider: PROPERTY_DATA_PROVIDER,
    analytics: { ga4Id: null, metaPixelId: null },
    webDist: null,
    smtpUrl: null,
    mailFrom: given.supportEmail ?? SUPPORT_EMAIL,
    publicOrigin: null,
    stripe: null,
    s3: null,
    uploadsDirectory: join(tmpdir(), 'homeyield-uploads'),
    uploadsPerAccount: { attempts: 60, minutes: 60 },
    assessmentLimits: ASSESSMENT_LIMITS,
    assessmentPagesPerAccount: { attempts: 60, minutes: 60 },
    cotality: null,
    propertyDataHours: 24,
    addressFinder: null,
    mbie: null,
    propertyLookupsPerAccount: { attempts: 200, minutes: 60 },
    addressSearchesPerAccount: { attempts: 600, minutes: 60 },
    ...(production ? LIMITS_BY_ADDRESS : LIMITS_ON_ONE_MACHINE),
    ...LIMITS_BY_ACCOUNT,
    trustedProxies: 0,
    logLevel: production ? 'info' : 'warn',
    ...given,
  }
}
