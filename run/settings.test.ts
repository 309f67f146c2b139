import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readJwtSecret, readSettings } from './settings.ts'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'homeyield-settings-'))
})

afterEach(() => rm(directory, { recursive: true }))

test('without settings: port 4321 of this machine, data in .data, an embedded database, development with an inbox and pretend payments', () => {
  expect(readSettings({ PORT: '', HOST: ' ' }, '/home/somebody/homeyield')).toEqual({
    port: 4321,
    host: '127.0.0.1',
    dataDirectory: '/home/somebody/homeyield/.data',
    databaseUrl: undefined,
    environment: 'development',
    smtpUrl: undefined,
    mailPort: undefined,
    stripeKey: undefined,
    paymentsPort: undefined,
  })
})

test('settings are taken as they are given', () => {
  const environment = {
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/homeyield',
    DATABASE_URL: 'postgresql://somewhere/homeyield',
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://mail.example',
    MAIL_PORT: '8025',
    STRIPE_SECRET_KEY: 'sk_test_mine',
    PAYMENTS_PORT: '8026',
  }
  expect(readSettings(environment, '/anywhere')).toEqual({
    port: 8080,
    host: '0.0.0.0',
    dataDirectory: '/srv/homeyield',
    databaseUrl: 'postgresql://somewhere/homeyield',
    environment: 'production',
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
  [{ NODE_ENV: 'production' }, 'SMTP_URL is not set'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV is "prod"'],
  [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL is not the address of a PostgreSQL'],
] as const)('%o makes no sense, and the sentence says so', ([environment, sentence]) => {
  expect(() => readSettings(environment, '/anywhere')).toThrow(sentence)
})

test('the key for tokens is made once, kept, and hidden from others', async () => {
  const dataDirectory = join(directory, 'data')
  const made = await readJwtSecret({}, dataDirectory)
  expect(made.length).toBeGreaterThanOrEqual(43)
  expect(await readJwtSecret({}, dataDirectory)).toBe(made)
  expect((await stat(join(dataDirectory, 'secrets.json'))).mode & 0o777).toBe(0o600)
  expect(JSON.parse(await readFile(join(dataDirectory, 'secrets.json'), 'utf8'))).toEqual({ jwt_secret: made })
})

test('a given key wins, unless it is too short to be one', async () => {
  const given = 'x'.repeat(32)
  expect(await readJwtSecret({ JWT_SECRET: given }, directory)).toBe(given)
  await expect(readJwtSecret({ JWT_SECRET: 'short' }, directory)).rejects.toThrow('at least 32 characters')
})

test.for(['', '{"jwt_secret":', 'null', '{}', '{"jwt_secret":""}', '{"jwt_secret":"short"}', '{"jwt_secret":42}'])(
  'a file of secrets that says %j is refused, and left as it is',
  async (content) => {
    const file = join(directory, 'secrets.json')
    await writeFile(file, content)
    await expect(readJwtSecret({}, directory)).rejects.toThrow(
      `${file} holds no jwt_secret of at least 32 characters. Put it back from a copy, or delete the file`,
    )
    expect(await readFile(file, 'utf8')).toBe(content)
  },
)

test('a file of secrets that cannot be read is named', async () => {
  await mkdir(join(directory, 'secrets.json'))
  await expect(readJwtSecret({}, directory)).rejects.toThrow(/secrets\.json cannot be read: .* or set JWT_SECRET\./)
})
