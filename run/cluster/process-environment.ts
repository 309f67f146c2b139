import { join } from 'node:path'
import type { Sandbox } from '@homeyield/sandbox/start-sandbox'

interface Addresses {
  readonly poolerUrl: string
  readonly directUrl: string
  readonly replicaUrl: string
}

/** The settings of one process of the product, in production with the sandbox. */
export function processEnvironment(
  folder: string,
  { stripe, smtpUrl }: Pick<Sandbox, 'stripe' | 'smtpUrl'>,
  { poolerUrl, directUrl, replicaUrl }: Addresses,
  role: 'web' | 'worker',
  port: number,
): Readonly<Record<string, string>> {
  const { secretKey, publishableKey, webhookSecret, priceId } = stripe.account
  return {
    NODE_ENV: 'production',
    PRODUCTION_ALLOWS: 'sandbox',
    ROLE: role,
    HOST: '127.0.0.1',
    PORT: `${port}`,
    DATABASE_URL: poolerUrl,
    DATABASE_DIRECT_URL: directUrl,
    DATABASE_READ_URL: replicaUrl,
    JWT_SECRET: 'the secret of a cluster on one machine, 0123456789',
    PUBLIC_ORIGIN: 'https://homeyield.example',
    SUPPORT_EMAIL: 'support@homeyield.example',
    MAIL_FROM: 'hello@homeyield.example',
    SMTP_URL: smtpUrl,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: priceId,
    STRIPE_API_URL: stripe.apiUrl,
    UPLOADS_DIR: join(folder, 'uploads'),
    WEB_DIST: folder,
    TRUSTED_PROXIES: '1',
    REQUESTS_PER_MINUTE: '1000000',
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  }
}
