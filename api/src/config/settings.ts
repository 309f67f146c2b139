import type { AttemptLimit } from '../accounts/attempt-limits.ts'

/** Where the product runs: only in production are secrets demanded and answers left unchecked. */
export const ENVIRONMENTS = ['development', 'test', 'production'] as const
export type Environment = (typeof ENVIRONMENTS)[number]

/** Everything about a running server that can be set. */
export interface Settings {
  readonly environment: Environment
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
  /** Where the built browser application lies, or null to serve none. */
  readonly webDist: string | null
  readonly requestsPerMinute: number
  readonly signInsPerAccount: AttemptLimit
  readonly signInsPerAddress: AttemptLimit
  readonly signUpsPerAddress: AttemptLimit
  /** How many proxies of the operator's stand in front and may say who calls. */
  readonly trustedProxies: number
  readonly logLevel: string
  /** Where the log's lines go; standard output if left out. */
  readonly log?: { readonly write: (line: string) => void }
}

/** The settings that have no default: each installation has its own. */
export type RequiredSettings = Pick<Settings, 'databaseUrl' | 'jwtSecret'>

type AddressLimits = Pick<Settings, 'requestsPerMinute' | 'signInsPerAddress' | 'signUpsPerAddress'>

// Generous enough for an office behind one address.
const LIMITS_BY_ADDRESS: AddressLimits = {
  requestsPerMinute: 600,
  signInsPerAddress: { attempts: 100, minutes: 15 },
  signUpsPerAddress: { attempts: 20, minutes: 60 },
}

// In development everybody has the same address, and programs that test the product call as fast as they can.
const LIMITS_ON_ONE_MACHINE: AddressLimits = {
  requestsPerMinute: 1_000_000,
  signInsPerAddress: { attempts: 5000, minutes: 15 },
  signUpsPerAddress: { attempts: 5000, minutes: 60 },
}

/** All settings, with what was not given taken from the defaults. */
export function completeSettings(given: RequiredSettings & Partial<Settings>): Settings {
  const environment = given.environment ?? 'development'
  const production = environment === 'production'
  return {
    environment,
    databaseConnections: 10,
    host: 'localhost',
    port: 3000,
    sessionDays: 14,
    productName: 'Homeyield',
    supportEmail: 'support@homeyield.test',
    webDist: null,
    ...(production ? LIMITS_BY_ADDRESS : LIMITS_ON_ONE_MACHINE),
    signInsPerAccount: { attempts: 10, minutes: 15 },
    trustedProxies: 0,
    logLevel: production ? 'info' : 'warn',
    ...given,
  }
}
