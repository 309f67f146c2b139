import { describe, expect, it } from 'vitest'
import { checkBackup, checkMails, checkQueue, checkServer } from './check-database.ts'
import { judgeDisk } from './check-disk.ts'
import { checkFonts } from './check-fonts.ts'
import { checkSettings } from './check-settings.ts'

const states = (found: readonly { state: string; about: string }[]) =>
  found.map(({ state, about }) => `${about} ${state}`)
const COMPLETE = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://homeyield:x@localhost/homeyield',
  JWT_SECRET: 'abcdefghijklmnopqrstuvwxyz012345',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'hello@homeyield.example',
  SUPPORT_EMAIL: 'help@homeyield.example',
  PUBLIC_ORIGIN: 'https://homeyield.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_ID: 'price_1',
  UPLOADS_DIR: '/srv/uploads',
  TRUSTED_PROXIES: '1',
}

describe('settings', () => {
  it.each([
    ['those of production', {}, ['Settings ok', 'Proxies ok']],
    ['development', { NODE_ENV: 'development' }, ['Settings warning', 'Proxies ok']],
    ['no proxy', { TRUSTED_PROXIES: '' }, ['Settings ok', 'Proxies warning']],
    ['an exception', { PRODUCTION_ALLOWS: 'sandbox' }, ['Settings ok', 'Settings warning', 'Proxies ok']],
    ['an earlier key', { JWT_SECRET_BEFORE: 'b'.repeat(32) }, ['Settings ok', 'Session key warning', 'Proxies ok']],
    ['two faults', { SMTP_URL: '', PORT: 'x' }, ['Settings problem', 'Settings problem']],
  ])('%s', (_, changes, expected) => {
    expect(states(checkSettings({ ...COMPLETE, ...changes }))).toEqual(expected)
  })
})

describe('the database', () => {
  it.each([
    [{ version: 150_004, connections: 80 }, ['Database ok', 'Connections ok']],
    [{ version: 140_011, connections: 81 }, ['Database problem', 'Connections warning']],
  ])('%o', (facts, expected) => {
    expect(states(checkServer({ size: '12 MB', max_connections: 100, ...facts }))).toEqual(expected)
  })

  it.each([
    [{ workers: 1, late: 0, failed: 0 }, ['Queue ok']],
    [{ workers: 0, late: 0, failed: 0 }, ['Queue problem']],
    [{ workers: 2, late: 1, failed: 1 }, ['Queue ok', 'Queue warning', 'Queue warning']],
  ])('the queue: %o', (facts, expected) => expect(states(checkQueue(facts))).toEqual(expected))

  it.each([
    [{ late: 0, given_up: 0 }, ['Mails ok']],
    [{ late: 3, given_up: 2 }, ['Mails warning', 'Mails warning']],
  ])('mails: %o', (facts, expected) => expect(states(checkMails(facts))).toEqual(expected))

  it.each([
    ['2026-11-20T00:00:00Z', true, 'ok'],
    ['2026-11-18T23:59:59Z', true, 'warning'],
    ['2026-11-18T23:59:59Z', false, 'ok'],
    [null, true, 'warning'],
    [null, false, 'open'],
  ])('a backup of %s, in production %s: %s', (last, production, expected) => {
    const found = checkBackup(last === null ? null : new Date(last), production, Date.parse('2026-11-27T00:00:00Z'))
    expect(found.state).toBe(expected)
  })
})

it.each([
  [50e9, 100e9, 'ok'],
  [5e9, 100e9, 'ok'],
  [4.9e9, 100e9, 'warning'],
  [1.9e9, 10e9, 'warning'],
  [199e6, 10e9, 'problem'],
])('a disk with %d of %d bytes free: %s', (free, whole, expected) => {
  expect(judgeDisk('/srv', free, whole).state).toBe(expected)
})

it.each([
  [true, 'production', 'en,zh', 'ok'],
  [false, 'production', 'en,zh', 'problem'],
  [false, 'development', 'en, zh', 'problem'],
  [false, 'production', 'en,mi', 'warning'],
  [false, 'production', undefined, 'warning'],
  [false, 'development', undefined, 'open'],
])('fonts installed %s, in %s, with the languages %s: %s', (areInstalled, environment, languages, expected) => {
  const found = checkFonts(areInstalled, { NODE_ENV: environment, DOCUMENT_LANGUAGES: languages })
  expect(found.state).toBe(expected)
})
