import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { allowedInProduction, type ProductionException } from '@homeyield/api/config/production-exceptions'
import { settingsFaults } from '@homeyield/api/config/read-settings'
import { SettingsFault } from '@homeyield/api/config/settings-fault'

/** What the person may choose for `npm start`, by environment variables or the file `.env` (see .env.example). */
export interface Settings {
  port: number
  host: string
  dataDirectory: string
  /** Absent: an embedded PostgreSQL is started. */
  databaseUrl: string | undefined
  environment: 'development' | 'production' | 'test'
  /** What production is told to do without what it otherwise demands. */
  productionAllows: readonly ProductionException[]
  /** Absent: an inbox with a page is started, in development. */
  smtpUrl: string | undefined
  /** Where that inbox's page is served; absent: the port after `port`, or any other that is free. */
  mailPort: number | undefined
  /** Absent: pretend payments with pages are started, in development. */
  stripeKey: string | undefined
  /** Where those pages are served; absent: the port two after `port`, or any other that is free. */
  paymentsPort: number | undefined
}

const EMBEDDED_SENTENCE =
  'DATABASE_URL must name a PostgreSQL in production, unless PRODUCTION_ALLOWS names the embedded-database.'

/**
 * Reads the settings from `environment`, where an empty variable counts as absent; a relative DATA_DIR is relative to `root`.
 * Throws one error with a sentence for every fault, those of the server's own settings included.
 */
export function readSettings(environment: NodeJS.ProcessEnv, root: string): Settings {
  const read = (name: string) => environment[name]?.trim() || undefined
  const faults: string[] = []
  const readPort = (name: string) => {
    const text = read(name)
    const port = Number(text)
    if (text !== undefined && (!Number.isInteger(port) || port < 0 || port > 65_535)) {
      faults.push(`${name} is "${text}", but a port is a whole number from 1 to 65535 (0: any free one).`)
    }
    return text === undefined ? undefined : port
  }
  const [port, mailPort, paymentsPort] = ['PORT', 'MAIL_PORT', 'PAYMENTS_PORT'].map(readPort)
  const mode = read('NODE_ENV') ?? 'development'
  const isMode = mode === 'development' || mode === 'production' || mode === 'test'
  if (!isMode) faults.push(`NODE_ENV is "${mode}", but it is development, production or test.`)
  const databaseUrl = read('DATABASE_URL')
  const allows = allowedInProduction(environment)
  if (mode === 'production' && databaseUrl === undefined && !allows.includes('embedded-database')) {
    faults.push(EMBEDDED_SENTENCE)
  }
  const told = new Set(faults.map(subjectOf))
  faults.push(...settingsFaults(withOurOwn(environment)).filter((sentence) => !told.has(subjectOf(sentence))))
  if (!isMode || faults.length > 0) throw new SettingsFault(faults)
  return {
    port: port ?? 4321,
    host: read('HOST') ?? '127.0.0.1',
    dataDirectory: resolve(root, read('DATA_DIR') ?? '.data'),
    databaseUrl,
    environment: mode,
    productionAllows: allows,
    smtpUrl: read('SMTP_URL'),
    mailPort,
    stripeKey: read('STRIPE_SECRET_KEY'),
    paymentsPort,
  }
}

/** The environment with what `npm start` brings where it is absent, so that nobody is asked for it. */
function withOurOwn(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const given = Object.entries(environment).filter(([, value]) => value?.trim())
  const madeLater = 'made on the first start, 0123456789'
  const brought = { DATABASE_URL: 'postgres://127.0.0.1', JWT_SECRET: madeLater, UPLOADS_DIR: 'uploads' }
  return { ...brought, ...Object.fromEntries(given) }
}

/** The variable that a sentence is about. */
function subjectOf(sentence: string): string {
  return sentence.split(' ', 1)[0] ?? ''
}

/**
 * Answers the key that signs session tokens: JWT_SECRET, or one that is made on the first start and kept in
 * `secrets.json` of the data directory, readable for its owner alone.
 */
export async function readJwtSecret(environment: NodeJS.ProcessEnv, dataDirectory: string): Promise<string> {
  const given = environment['JWT_SECRET']?.trim()
  if (given) {
    if (given.length < 32) throw new Error('JWT_SECRET is too short: at least 32 characters.')
    return given
  }
  const file = join(dataDirectory, 'secrets.json')
  if (!existsSync(file)) await writeSecrets(file, { jwt_secret: randomBytes(32).toString('base64url') })
  const secret = await readSecret(file)
  if (secret === undefined) {
    throw new Error(
      `${file} holds no jwt_secret of at least 32 characters. Put it back from a copy, or delete the file: everyone then signs in anew.`,
    )
  }
  return secret
}

async function readSecret(file: string): Promise<string | undefined> {
  const content = await readFile(file, 'utf8').catch((error: Error) => {
    throw new Error(`${file} cannot be read: ${error.message}. Make it readable, or set JWT_SECRET.`, { cause: error })
  })
  try {
    const secret = (JSON.parse(content) as { jwt_secret?: unknown } | null)?.jwt_secret
    return typeof secret === 'string' && secret.length >= 32 ? secret : undefined
  } catch {
    return undefined
  }
}

async function writeSecrets(file: string, secrets: { jwt_secret: string }): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true })
  const draft = `${file}.${process.pid}`
  const handle = await open(draft, 'w', 0o600)
  try {
    await handle.writeFile(`${JSON.stringify(secrets, null, 2)}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
}
