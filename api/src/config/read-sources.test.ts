import { expect, it } from 'vitest'
import { readSettings } from './read-settings.ts'

const REQUIRED = {
  DATABASE_URL: 'postgres://localhost/homeyield',
  JWT_SECRET: 'a secret of thirty-two characters or more',
}
const PRODUCTION = {
  ...REQUIRED,
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'hello@homeyield.example',
  PUBLIC_ORIGIN: 'https://homeyield.example',
  UPLOADS_DIR: '/var/uploads',
  SUPPORT_EMAIL: 'help@homeyield.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_ID: 'price_1',
}
const ADDRESSFINDER = { ADDRESS_SOURCE: 'addressfinder', ADDRESSFINDER_KEY: 'key', ADDRESSFINDER_SECRET: 'secret' }

it('takes neither provider unless it is chosen', () => {
  const settings = readSettings({
    ...REQUIRED,
    ADDRESSFINDER_KEY: 'key',
    ADDRESSFINDER_SECRET: 'secret',
    MBIE_KEY: 'key',
  })
  expect(settings).not.toHaveProperty('addressFinder')
  expect(settings).not.toHaveProperty('mbie')
})

it('takes both where they are chosen, at their own addresses', () => {
  expect(readSettings({ ...PRODUCTION, ...ADDRESSFINDER, MARKET_RENT_SOURCE: 'mbie', MBIE_KEY: 'key' })).toMatchObject({
    addressFinder: { key: 'key', secret: 'secret', url: 'https://api.addressfinder.io', hasWidget: true },
    mbie: { key: 'key', url: 'https://api.business.govt.nz/gateway/tenancy-services/market-rent/v2' },
  })
})

it('takes a sandbox, and works without the widget', () => {
  const settings = readSettings({
    ...REQUIRED,
    ...ADDRESSFINDER,
    ADDRESSFINDER_URL: 'http://localhost:4325/',
    ADDRESSFINDER_WIDGET: 'off',
    MARKET_RENT_SOURCE: 'mbie',
    MBIE_KEY: 'key',
    MBIE_URL: 'http://localhost:4326/market-rent/v2/',
  })
  expect(settings.addressFinder).toMatchObject({ url: 'http://localhost:4325', hasWidget: false })
  expect(settings.mbie).toMatchObject({ url: 'http://localhost:4326/market-rent/v2' })
})

it('allows a sandbox in development, and requires keys in production', () => {
  const chosen = { ADDRESS_SOURCE: 'addressfinder', MARKET_RENT_SOURCE: 'mbie' }
  expect(readSettings({ ...REQUIRED, ...chosen })).not.toHaveProperty('addressFinder')
  expect(() => readSettings({ ...PRODUCTION, ...chosen })).toThrow(
    /ADDRESS_SOURCE=addressfinder needs ADDRESSFINDER_KEY and ADDRESSFINDER_SECRET[^]*MARKET_RENT_SOURCE=mbie needs MBIE_KEY/u,
  )
})

it.each([
  [{ ADDRESS_SOURCE: 'elsewhere' }, 'ADDRESS_SOURCE must be homeyield or addressfinder.'],
  [{ MARKET_RENT_SOURCE: 'elsewhere' }, 'MARKET_RENT_SOURCE must be imported or mbie.'],
  [{ ADDRESSFINDER_KEY: 'key' }, 'which belong together.'],
  [{ ADDRESSFINDER_WIDGET: 'maybe' }, 'ADDRESSFINDER_WIDGET must be on or off.'],
  // Anything after the origin would get into the content security policy.
  [
    { ADDRESSFINDER_URL: "https://x.example; script-src 'unsafe-inline'" },
    'ADDRESSFINDER_URL must be the address of its service',
  ],
  [{ ADDRESSFINDER_URL: 'https://user@x.example' }, 'ADDRESSFINDER_URL must be the address of its service'],
  [{ MBIE_URL: 'ftp://x.example' }, 'MBIE_URL must be the address of its service'],
])('refuses %j', (given, sentence) => expect(() => readSettings({ ...REQUIRED, ...given })).toThrow(sentence))

it('crosses no network in the open in production', () => {
  expect(() => readSettings({ ...PRODUCTION, MBIE_URL: 'http://x.example' })).toThrow('begin with https://')
})
