import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readJwtSecrets, readSettings, writeJwtSecrets } from './settings.ts'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'homeyield-settings-'))
})

afterEach(() => rm(directory, { recursive: true }))

test('without settings: port 4321 of this machine, data in .data, an embedded database, development with an inbox and test payments', () => {
  expect(readSettings({ PORT: '', HOST: ' ' }, '/home/somebody/homeyield')).toEqual({
    port: 4321,
    host: '127.0.0.1',
    dataDirectory: '/home/somebody/homeyield/.data',
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    environment: 'development',
    productionAllows: [],
    smtpUrl: undefined,
    mailPort: undefined,
    stripeKey: undefined,
    paymentsPort: undefined,
  })
})

test('reads all settings', () => {
  const environment = {
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/homeyield',
    DATABASE_URL: 'postgresql://somewhere/homeyield',
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'hello@homeyield.example',
    SUPPORT_EMAIL: 'help@homeyield.example',
    PUBLIC_ORIGIN: 'https://homeyield.example',
    MAIL_PORT: '8025',
    STRIPE_SECRET_KEY: 'sk_test_mine',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_mine',
    STRIPE_WEBHOOK_SECRET: 'whsec_mine',
    STRIPE_PRICE_ID: 'price_mine',
    PAYMENTS_PORT: '8026',
  }
  expect(readSettings(environment, '/anywhere')).toEqual({
    port: 8080,
    host: '0.0.0.0',
    dataDirectory: '/srv/homeyield',
    databaseUrl: 'postgresql://somewhere/homeyield',
    databaseDirectUrl: undefined,
    environment: 'production',
    productionAllows: [],
    smtpUrl: 'smtp://mail.example',
    mailPort: 8025,
    stripeKey: 'sk_test_mine',
    paymentsPort: 8026,
  })
})

test.for([
  [{ PORT: 'http' }, 'PORT is "http"'],
  [{ PORT: '70000' }, 'PORT is "70000"'],
  [{ PORT: '80.5' }, 'PORT is "80.5"'],
  [{ PORT: '-1' }, 'PORT is "-1"'],
  [{ MAIL_PORT: 'smtp' }, 'MAIL_PORT is "smtp"'],
  [{ PAYMENTS_PORT: 'card' }, 'PAYMENTS_PORT is "card"'],
  [{ NODE_ENV: 'production' }, 'SMTP_URL must be the address of a mail server'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV is "prod"'],
  [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL must be the address of a PostgreSQL'],
  [{ DATABASE_DIRECT_URL: 'postgres://localhost' }, 'DATABASE_DIRECT_URL needs DATABASE_URL'],
] as const)('refuses %o', ([environment, sentence]) => {
  expect(() => readSettings(environment, '/anywhere')).toThrow(sentence)
})

test('reports every fault at once, those of the server too', () => {
  const environment = { PORT: 'http', MAIL_PORT: '-1', SESSION_DAYS: 'long', JWT_SECRET: 'short', ROLE: 'queen' }
  expect(() => readSettings(environment, '/anywhere')).toThrow(
    [
      'The settings are not complete:',
      '- PORT is "http", but a port is a whole number from 1 to 65535, or 0 for any free one.',
      '- MAIL_PORT is "-1", but a port is a whole number from 1 to 65535, or 0 for any free one.',
      '- ROLE must be one of: all, web, worker.',
      '- JWT_SECRET must be at least 32 characters that nobody can guess.',
      '- SESSION_DAYS must be a whole number from 1 to 365.',
    ].join('\n'),
  )
})

const IN_PRODUCTION = {
  NODE_ENV: 'production',
  MAIL_FROM: 'hello@homeyield.example',
  SUPPORT_EMAIL: 'help@homeyield.example',
  PUBLIC_ORIGIN: 'https://homeyield.example',
}
const OUTSIDE = {
  SMTP_URL: 'smtp://mail.example',
  STRIPE_SECRET_KEY: 'sk_live_mine',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_mine',
  STRIPE_WEBHOOK_SECRET: 'whsec_mine',
  STRIPE_PRICE_ID: 'price_mine',
}

test('production requires a PostgreSQL, unless the embedded one is allowed', () => {
  const environment = { ...IN_PRODUCTION, ...OUTSIDE }
  expect(() => readSettings(environment, '/anywhere')).toThrow(
    /^The settings are not complete:\n- DATABASE_URL must name a PostgreSQL in production, unless PRODUCTION_ALLOWS names the embedded-database\.$/u,
  )
  const allowing = { ...environment, PRODUCTION_ALLOWS: ' embedded-database ' }
  expect(readSettings(allowing, '/anywhere')).toMatchObject({
    databaseUrl: undefined,
    productionAllows: ['embedded-database'],
  })
})

test('production requires a mail server and payments, unless the sandbox is allowed', () => {
  const environment = { ...IN_PRODUCTION, DATABASE_URL: 'postgres://somewhere/homeyield' }
  expect(() => readSettings(environment, '/anywhere')).toThrow('- STRIPE_SECRET_KEY must be')
  const allowing = { ...environment, PRODUCTION_ALLOWS: 'sandbox,development-seed' }
  expect(readSettings(allowing, '/anywhere').productionAllows).toEqual(['sandbox', 'development-seed'])
  expect(() => readSettings({ ...allowing, PRODUCTION_ALLOWS: 'everything' }, '/anywhere')).toThrow(
    '- PRODUCTION_ALLOWS must name, with commas between, any of: embedded-database, sandbox, development-seed.',
  )
})

test('creates the token key once, stored for its owner only', async () => {
  const dataDirectory = join(directory, 'data')
  const made = await readJwtSecrets({}, dataDirectory)
  expect(made.JWT_SECRET.length).toBeGreaterThanOrEqual(43)
  expect(await readJwtSecrets({}, dataDirectory)).toEqual(made)
  expect((await stat(join(dataDirectory, 'secrets.json'))).mode & 0o777).toBe(0o600)
  expect(JSON.parse(await readFile(join(dataDirectory, 'secrets.json'), 'utf8'))).toEqual({
    jwt_secret: made.JWT_SECRET,
  })
})

test('prefers a given key, but refuses a short one', async () => {
  const given = 'x'.repeat(32)
  expect(await readJwtSecrets({ JWT_SECRET: given }, directory)).toEqual({ JWT_SECRET: given })
  await expect(readJwtSecrets({ JWT_SECRET: 'short' }, directory)).rejects.toThrow('at least 32 characters')
})

test.for(['', '{"jwt_secret":', 'null', '{}', '{"jwt_secret":""}', '{"jwt_secret":"short"}', '{"jwt_secret":42}'])(
  'refuses a secrets file with %j and leaves it unchanged',
  async (content) => {
    const file = join(directory, 'secrets.json')
    await writeFile(file, content)
    await expect(readJwtSecrets({}, directory)).rejects.toThrow(
      `${file} has no jwt_secret of at least 32 characters. Restore it from a backup, or delete the file`,
    )
    expect(await readFile(file, 'utf8')).toBe(content)
  },
)

test('names an unreadable secrets file', async () => {
  await mkdir(join(directory, 'secrets.json'))
  await expect(readJwtSecrets({}, directory)).rejects.toThrow(/secrets\.json cannot be read: .* or set JWT_SECRET\./)
})

test('stores a key that is being replaced beside the new one', async () => {
  const secrets = { JWT_SECRET: 'n'.repeat(32), JWT_SECRET_BEFORE: 'o'.repeat(32) }
  await writeJwtSecrets(directory, secrets)
  expect(await readJwtSecrets({}, directory)).toEqual(secrets)
  expect((await stat(join(directory, 'secrets.json'))).mode & 0o777).toBe(0o600)
  // Those of the environment come together.
  expect(await readJwtSecrets({ JWT_SECRET: 'x'.repeat(32) }, directory)).toEqual({ JWT_SECRET: 'x'.repeat(32) })
  expect(await readJwtSecrets({ ...secrets, JWT_SECRET: 'x'.repeat(32) }, directory)).toEqual({
    ...secrets,
    JWT_SECRET: 'x'.repeat(32),
  })
})
