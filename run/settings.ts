import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import { allowedInProduction, type ProductionException } from '@homeyield/api/config/production-exceptions'
import { SettingsFault, settingsFaults } from '@homeyield/api/config/read-settings'

/** Settings of `npm start` from the environment or `.env` (see .env.example). */
export interface Settings {
  port: number
  host: string
  dataDirectory: string
  /** Without it, an embedded PostgreSQL starts. */
  databaseUrl: string | undefined
  /** The same database without its pooler. */
  databaseDirectUrl: string | undefined
  environment: 'development' | 'production' | 'test'
  /** Requirements that production may skip. */
  productionAllows: readonly ProductionException[]
  /** Without it, development has an inbox page. */
  smtpUrl: string | undefined
  /** The inbox page; by default the port after `port`, or any free one. */
  mailPort: number | undefined
  /** Without it, development has test payments. */
  stripeKey: string | undefined
  /** Their pages; by default the second port after `port`, or any free one. */
  paymentsPort: number | undefined
}

const EMBEDDED_FAULT =
  'DATABASE_URL must name a PostgreSQL in production, unless PRODUCTION_ALLOWS names the embedded-database.'
const DIRECT_FAULT = 'DATABASE_DIRECT_URL needs DATABASE_URL, the pooler of the same database.'

/**
 * Empty variables count as missing; a relative DATA_DIR is relative to `root`. Throws one error that lists every fault, those of
 * the server's settings too.
 */
export function readSettings(environment: NodeJS.ProcessEnv, root: string): Settings {
  const read = (name: string) => environment[name]?.trim() || undefined
  const faults: string[] = []
  const readPort = (name: string) => {
    const text = read(name)
    const port = Number(text)
    if (text !== undefined && (!Number.isInteger(port) || port < 0 || port > 65_535)) {
      faults.push(`${name} is "${text}", but a port is a whole number from 1 to 65535, or 0 for any free one.`)
    }
    return text === undefined ? undefined : port
  }
  const [port, mailPort, paymentsPort] = ['PORT', 'MAIL_PORT', 'PAYMENTS_PORT'].map(readPort)
  const mode = read('NODE_ENV') ?? 'development'
  const isMode = mode === 'development' || mode === 'production' || mode === 'test'
  if (!isMode) faults.push(`NODE_ENV is "${mode}", but must be development, production or test.`)
  const databaseUrl = read('DATABASE_URL')
  const allows = allowedInProduction(environment)
  if (mode === 'production' && databaseUrl === undefined && !allows.includes('embedded-database')) {
    faults.push(EMBEDDED_FAULT)
  }
  const databaseDirectUrl = read('DATABASE_DIRECT_URL')
  if (databaseUrl === undefined && databaseDirectUrl !== undefined) faults.push(DIRECT_FAULT)
  const reported = new Set(faults.map(subjectOf))
  faults.push(...settingsFaults(withDefaults(environment)).filter((message) => !reported.has(subjectOf(message))))
  if (!isMode || faults.length > 0) throw new SettingsFault(faults)
  return {
    port: port ?? 4321,
    host: read('HOST') ?? '127.0.0.1',
    dataDirectory: resolve(root, read('DATA_DIR') ?? '.data'),
    databaseUrl,
    databaseDirectUrl,
    environment: mode,
    productionAllows: allows,
    smtpUrl: read('SMTP_URL'),
    mailPort,
    stripeKey: read('STRIPE_SECRET_KEY'),
    paymentsPort,
  }
}

/** Adds what `npm start` provides itself, so that its absence is not a fault. */
function withDefaults(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const given = Object.entries(environment).filter(([, value]) => value?.trim())
  const madeLater = 'created on the first start, 0123456789'
  const provided = { DATABASE_URL: 'postgres://127.0.0.1', JWT_SECRET: madeLater, UPLOADS_DIR: 'uploads' }
  return { ...provided, ...Object.fromEntries(given) }
}

/** The variable that a message is about. */
function subjectOf(message: string): string {
  return message.split(' ', 1)[0] ?? ''
}

/** The session keys, as variables of the server. */
export interface SessionSecrets {
  readonly JWT_SECRET: string
  readonly JWT_SECRET_BEFORE?: string
}

/**
 * The keys of session tokens: JWT_SECRET and JWT_SECRET_BEFORE, or those in `secrets.json` of the data directory, readable for
 * its owner only, whose key is created on the first start.
 */
export async function readJwtSecrets(environment: NodeJS.ProcessEnv, dataDirectory: string): Promise<SessionSecrets> {
  const given = environment['JWT_SECRET']?.trim()
  if (given) {
    if (given.length < 32) throw new Error('JWT_SECRET is too short: at least 32 characters.')
    const before = environment['JWT_SECRET_BEFORE']?.trim()
    return { JWT_SECRET: given, ...(before ? { JWT_SECRET_BEFORE: before } : {}) }
  }
  const file = join(dataDirectory, 'secrets.json')
  if (!existsSync(file)) await writeJwtSecrets(dataDirectory, { JWT_SECRET: randomBytes(32).toString('base64url') })
  const secrets = await readSecrets(file)
  if (secrets === undefined) {
    throw new Error(
      `${file} has no jwt_secret of at least 32 characters. Restore it from a backup, or delete the file: then everyone must sign in again.`,
    )
  }
  return secrets
}

async function readSecrets(file: string): Promise<SessionSecrets | undefined> {
  const content = await readFile(file, 'utf8').catch((error: Error) => {
    throw new Error(`${file} cannot be read: ${error.message}. Make it readable, or set JWT_SECRET.`, { cause: error })
  })
  try {
    const { jwt_secret: secret, jwt_secret_before: before } = recordOrEmpty(JSON.parse(content))
    if (typeof secret !== 'string' || secret.length < 32) return undefined
    return { JWT_SECRET: secret, ...(typeof before === 'string' ? { JWT_SECRET_BEFORE: before } : {}) }
  } catch {
    return undefined
  }
}

/** Stores the keys in `secrets.json` of the data directory, whole or not at all. */
export async function writeJwtSecrets(dataDirectory: string, secrets: SessionSecrets): Promise<void> {
  const file = join(dataDirectory, 'secrets.json')
  await mkdir(dataDirectory, { recursive: true })
  const draft = `${file}.${process.pid}`
  const handle = await open(draft, 'w', 0o600)
  const stored = { jwt_secret: secrets.JWT_SECRET, jwt_secret_before: secrets.JWT_SECRET_BEFORE }
  try {
    await handle.writeFile(`${JSON.stringify(stored, null, 2)}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
}
