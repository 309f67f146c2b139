import { describe, expect, it } from 'vitest'
import { readSettings } from './read-settings.ts'
import { completeSettings, mayHaveSamples } from './settings.ts'

const REQUIRED = {
  DATABASE_URL: 'postgres://homeyield:x@localhost/homeyield',
  JWT_SECRET: 'abcdefghijklmnopqrstuvwxyz012345',
}
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_ID: 'price_1',
}

describe('settings from the environment', () => {
  it('are those that are set', () => {
    expect(
      readSettings({
        ...REQUIRED,
        NODE_ENV: 'production',
        PORT: '8080',
        HOST: '0.0.0.0',
        INSTALLATION: 'staging',
        DATABASE_DIRECT_URL: 'postgres://homeyield:x@localhost:5433/homeyield',
        DATABASE_READ_URL: 'postgres://homeyield:x@replica/homeyield',
        JWT_SECRET_BEFORE: `${'b'.repeat(32)} , ${'c'.repeat(32)}`,
        SESSION_DAYS: '7',
        TRUSTED_PROXIES: '1',
        WEB_DIST: '/srv/web',
        SMTP_URL: 'smtp://homeyield:secret@mail.example:587',
        MAIL_FROM: 'hello@homeyield.example',
        PUBLIC_ORIGIN: 'https://homeyield.example/',
        ...STRIPE,
        STRIPE_PORTAL_URL: 'https://billing.stripe.example/p/login/1',
        SUPPORT_EMAIL: 'help@homeyield.example',
        PROPERTY_DATA_PROVIDER: 'Somebody Else',
        UPLOADS_DIR: '/srv/uploads',
        PRODUCT_NAME: ' ',
        PATH: '/usr/bin',
      }),
    ).toEqual({
      environment: 'production',
      installation: 'staging',
      databaseUrl: 'postgres://homeyield:x@localhost/homeyield',
      databaseDirectUrl: 'postgres://homeyield:x@localhost:5433/homeyield',
      databaseReadUrl: 'postgres://homeyield:x@replica/homeyield',
      jwtSecret: 'abcdefghijklmnopqrstuvwxyz012345',
      jwtSecretsBefore: ['b'.repeat(32), 'c'.repeat(32)],
      host: '0.0.0.0',
      port: 8080,
      sessionDays: 7,
      trustedProxies: 1,
      webDist: '/srv/web',
      smtpUrl: 'smtp://homeyield:secret@mail.example:587',
      mailFrom: 'hello@homeyield.example',
      publicOrigin: 'https://homeyield.example',
      stripe: {
        secretKey: 'sk_live_1',
        publishableKey: 'pk_live_1',
        webhookSecret: 'whsec_1',
        priceId: 'price_1',
        apiUrl: null,
        portalUrl: 'https://billing.stripe.example/p/login/1',
      },
      supportEmail: 'help@homeyield.example',
      propertyDataProvider: { name: 'Somebody Else', url: 'https://www.cotality.com' },
      uploadsDirectory: '/srv/uploads',
    })
  })

  it('name a bucket, at Amazon or elsewhere', () => {
    const bucket = { ...REQUIRED, S3_BUCKET: 'images.homeyield' }
    expect(readSettings(bucket).s3).toEqual({
      bucket: 'images.homeyield',
      region: 'ap-southeast-2',
      endpoint: null,
      credentials: null,
    })
    const elsewhere = { S3_ENDPOINT: 'https://store.example/', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
    expect(readSettings({ ...bucket, ...elsewhere, S3_REGION: 'nz' }).s3).toEqual({
      bucket: 'images.homeyield',
      region: 'nz',
      endpoint: 'https://store.example',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    })
  })

  it('set the role of the process, and what production allows', () => {
    expect(readSettings({ ...REQUIRED, ROLE: 'worker' })).toMatchObject({ role: 'worker' })
    expect(readSettings({ ...REQUIRED, PRODUCTION_ALLOWS: 'development-seed, sandbox' })).toMatchObject({
      productionAllows: ['sandbox', 'development-seed'],
    })
    expect(completeSettings(readSettings(REQUIRED))).toMatchObject({ role: 'all', productionAllows: [] })
  })

  it('are refused with a sentence for every fault at once', () => {
    const read = () =>
      readSettings({ NODE_ENV: 'staging', JWT_SECRET: 'short', PORT: '70000', SESSION_DAYS: '1.5', LOG_LEVEL: 'loud' })
    expect(read).toThrow(
      [
        'The settings are not complete:',
        '- NODE_ENV must be one of: development, test, production.',
        '- DATABASE_URL must be the address of a PostgreSQL, such as postgres://user:password@host/database.',
        '- PORT must be a whole number from 0 to 65535.',
        '- JWT_SECRET must be at least 32 characters that nobody can guess.',
        '- SESSION_DAYS must be a whole number from 1 to 365.',
        '- LOG_LEVEL must be one of: fatal, error, warn, info, debug, silent.',
      ].join('\n'),
    )
  })

  it('writes origins as browsers do', () => {
    const given = {
      ...REQUIRED,
      PUBLIC_ORIGIN: 'https://Homeyield.Example:443/',
      API_ORIGIN: 'https://API.homeyield.example',
    }
    expect(readSettings(given)).toMatchObject({
      publicOrigin: 'https://homeyield.example',
      apiOrigin: 'https://api.homeyield.example',
    })
  })

  describe('in production', () => {
    const PRODUCTION = {
      ...REQUIRED,
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'hello@homeyield.example',
      PUBLIC_ORIGIN: 'https://homeyield.example',
      SUPPORT_EMAIL: 'help@homeyield.example',
      ...STRIPE,
      UPLOADS_DIR: '/srv/uploads',
    }

    it.each([['http://homeyield.example'], ['http://localhost.homeyield.example']])(
      '%s is no place for links with tokens',
      (PUBLIC_ORIGIN) => {
        expect(() => readSettings({ ...PRODUCTION, PUBLIC_ORIGIN })).toThrow(
          'The settings are not complete:\n- PUBLIC_ORIGIN must begin with https:// in production.',
        )
        expect(readSettings({ ...PRODUCTION, PUBLIC_ORIGIN, NODE_ENV: 'development' })).toMatchObject({
          publicOrigin: PUBLIC_ORIGIN,
        })
      },
    )

    it.each(['https://homeyield.example', 'http://localhost', 'http://localhost:3000/'])('%s is', (PUBLIC_ORIGIN) => {
      expect(readSettings({ ...PRODUCTION, PUBLIC_ORIGIN })).toMatchObject({
        publicOrigin: PUBLIC_ORIGIN.replace(/\/$/u, ''),
      })
    })

    it.each(['x'.repeat(32), 'homeyield'.repeat(4), '123456789'.repeat(4)])('%s is no secret', (JWT_SECRET) => {
      expect(() => readSettings({ ...PRODUCTION, JWT_SECRET })).toThrow(
        /^The settings are not complete:\n- JWT_SECRET must be at least 32 characters that nobody can guess\.$/u,
      )
    })

    it('a Stripe sandbox is a provider, where the sandbox is allowed', () => {
      const standIn = { ...PRODUCTION, STRIPE_API_URL: 'http://localhost:4323' }
      expect(readSettings({ ...standIn, PRODUCTION_ALLOWS: 'sandbox' })).toMatchObject({
        stripe: { apiUrl: 'http://localhost:4323' },
      })
      expect(() => readSettings({ ...standIn, PRODUCTION_ALLOWS: 'embedded-database' })).toThrow(
        /^The settings are not complete:\n- STRIPE_API_URL must not be set in production/u,
      )
    })

    it('a missing secret is reported once', () => {
      expect(() => readSettings({ ...PRODUCTION, JWT_SECRET: '' })).toThrow(
        /^The settings are not complete:\n- JWT_SECRET must be at least 32 characters that nobody can guess\.$/u,
      )
    })
  })

  it('are refused in production without a mail server, a public origin and a support address', () => {
    expect(() => readSettings({ ...REQUIRED, NODE_ENV: 'production' })).toThrow(
      [
        'The settings are not complete:',
        '- SMTP_URL must be the address of a mail server, such as smtp://user:password@host:587.',
        '- MAIL_FROM must be the e-mail address that mails come from.',
        '- PUBLIC_ORIGIN must be where people reach the product, such as https://homeyield.example.',
        '- STRIPE_SECRET_KEY must be the secret key of a Stripe account: sk_… or rk_….',
        '- STRIPE_PUBLISHABLE_KEY must be the publishable key of the same Stripe account: pk_….',
        '- STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook endpoint: whsec_….',
        '- STRIPE_PRICE_ID must be the price that Premium is sold at: price_….',
        '- SUPPORT_EMAIL must be the e-mail address that people write to for help.',
        '- S3_BUCKET or UPLOADS_DIR must name where uploaded images are stored.',
      ].join('\n'),
    )
  })

  it.each([
    [{ ROLE: 'queen' }, 'ROLE must be one of: all, web, worker.'],
    [{ PRODUCTION_ALLOWS: 'sandbox,all' }, 'PRODUCTION_ALLOWS must name'],
    [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL must be'],
    [{ SMTP_URL: 'smtp://mail.example/?tls.rejectUnauthorized=false' }, 'SMTP_URL must be'],
    [{ MAIL_FROM: 'Homeyield <hello@homeyield.example>' }, 'MAIL_FROM must be'],
    [{ S3_BUCKET: 'Not a bucket' }, 'S3_BUCKET must be'],
    [{ S3_BUCKET: 'bucket', S3_ACCESS_KEY_ID: 'x' }, 'belong together'],
    [{ S3_ENDPOINT: 'https://store.example' }, 'have no effect without S3_BUCKET'],
    [{ PUBLIC_ORIGIN: 'homeyield.example' }, 'PUBLIC_ORIGIN must be'],
    [{ PUBLIC_ORIGIN: 'https://homeyield.example/app' }, 'PUBLIC_ORIGIN must be'],
    [{ PUBLIC_ORIGIN: 'http://localhost:3000.homeyield.example' }, 'PUBLIC_ORIGIN must be'],
    [{ API_ORIGIN: 'https://api.homeyield.example/api' }, 'API_ORIGIN must be'],
    [{ API_ORIGIN: 'https://api.homeyield.example' }, 'API_ORIGIN needs PUBLIC_ORIGIN'],
    [{ ...STRIPE, STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY must be'],
    [{ ...STRIPE, STRIPE_PRICE_ID: 'prod_1' }, 'STRIPE_PRICE_ID must be'],
    [{ JWT_SECRET_BEFORE: 'x'.repeat(31) }, 'JWT_SECRET_BEFORE must be keys of at least 32 characters'],
    [{ JWT_SECRET_BEFORE: `${'x'.repeat(32)},short` }, 'JWT_SECRET_BEFORE must be keys of at least 32 characters'],
    [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: '' }, 'belong together: set all of them or none'],
    [{ ...STRIPE, STRIPE_API_URL: 'localhost:4323' }, 'STRIPE_API_URL must be'],
    [{ ...STRIPE, NODE_ENV: 'production', STRIPE_API_URL: 'http://localhost:4323' }, 'must not be set in production'],
  ])('%o is invalid, and the message explains it', (given, sentence) => {
    expect(() => readSettings({ ...REQUIRED, ...given })).toThrow(sentence)
  })

  it('never repeat a secret in a fault', () => {
    expect(() => readSettings({ ...REQUIRED, JWT_SECRET: 'hunter2' })).not.toThrow('hunter2')
  })
})

describe('settings that are not given', () => {
  const given = { databaseUrl: 'postgres://x', jwtSecret: 'y' }

  it('are those of a machine of one’s own', () => {
    expect(completeSettings(given)).toMatchObject({
      environment: 'development',
      installation: 'development',
      signInsPerAccount: { attempts: 10, minutes: 15, unhurried: 4 },
      resetMailsPerAccount: { attempts: 3, minutes: 60 },
      emailChangesPerAccount: { attempts: 5, minutes: 60 },
      emailChangesPerTarget: { attempts: 3, minutes: 60 },
      host: 'localhost',
      sessionDays: 14,
      productName: 'Homeyield',
      supportEmail: 'support@homeyield.test',
      smtpUrl: null,
      mailFrom: 'support@homeyield.test',
      publicOrigin: null,
      logLevel: 'warn',
      trustedProxies: 0,
    })
  })

  it('are those of a public server in production', () => {
    expect(completeSettings({ ...given, environment: 'production' })).toMatchObject({
      logLevel: 'info',
      requestsPerMinute: 600,
      signUpsPerAddress: { attempts: 20, minutes: 60 },
      signInsFromAnywhere: { attempts: 100, minutes: 60 },
    })
  })

  it('have samples outside production, and where production allows them', () => {
    const inProduction = { ...given, environment: 'production' } as const
    expect(mayHaveSamples(completeSettings(given))).toBe(true)
    expect(mayHaveSamples(completeSettings(inProduction))).toBe(false)
    expect(mayHaveSamples(completeSettings({ ...inProduction, productionAllows: ['development-seed'] }))).toBe(true)
  })
})
