import { join } from 'node:path'
import { readSettings as readServerSettings } from '@homeyield/api/config/read-settings'
import { startServer } from '@homeyield/api/main'
import { seedDevelopment } from '@homeyield/api/seed-development'
import { openDatabase } from '@homeyield/database/connection'
import { makeDataDirectory } from '@homeyield/database/embedded/data-directory'
import { startEmbeddedPostgres } from '@homeyield/database/embedded/start-embedded-postgres'
import { migrate } from '@homeyield/database/migrate'
import { loadReferenceData } from '@homeyield/imports/load-reference-data'
import { loadRegionMonths } from '@homeyield/imports/region-months/load-region-months'
import { loadSampleAddresses } from '@homeyield/imports/sample-addresses/load-sample-addresses'
import type { Sandbox } from '@homeyield/sandbox/start-sandbox'
import { buildWeb } from './build-web.ts'
import { openSandbox } from './open-sandbox.ts'
import { assertPortIsFree } from './port.ts'
import { cotalitySettings, pretendedSources, sourceSettings, stripeSettings } from './sandbox-settings.ts'
import { readJwtSecret, type Settings } from './settings.ts'

/** The product, serving. */
export interface Serving {
  /** Where a browser on this machine finds it. */
  url: string
  /** Where its mails can be read, if they stay on this machine. */
  inboxUrl: string | undefined
  /** Where the pretend payments can be watched, if no money moves. */
  paymentsUrl: string | undefined
  /** Stops the server and what was started for it, and answers once all is on disk. */
  close: () => Promise<void>
}

interface Listeners {
  /** Hears sentences about what takes a while. */
  say: (sentence: string) => void
  /** Hears why, should the database go away later. */
  onLost: (sentence: string) => void
}

/**
 * Starts PostgreSQL, an inbox for the mails and pretend payments (unless the settings name a database, a mail server and a Stripe
 * account), brings its tables and reference data up to date, builds the web app if its sources changed, and serves both on one
 * port. When any step fails, what the earlier ones started is stopped and the sentence of the failure is thrown.
 */
export async function serveHomeyield(root: string, settings: Settings, listeners: Listeners): Promise<Serving> {
  await assertPortIsFree(settings.port, settings.host)
  await makeDataDirectory(settings.dataDirectory)
  const started: (() => Promise<void>)[] = []
  const close = async () => {
    for (const stop of started.splice(0).toReversed()) await stop()
  }
  try {
    const jwtSecret = await readJwtSecret(process.env, settings.dataDirectory)
    // Before anything is made: the address of a database of our own is known only once it runs.
    const databaseUrlSoFar = settings.databaseUrl ?? 'postgres://127.0.0.1'
    const serverSettings = readServerSettings({
      ...process.env,
      DATABASE_URL: databaseUrlSoFar,
      JWT_SECRET: jwtSecret,
      UPLOADS_DIR: process.env['UPLOADS_DIR']?.trim() || join(settings.dataDirectory, 'uploads'),
    })
    const sources = pretendedSources(process.env, serverSettings)
    const pretended = { records: !serverSettings.cotality, sources: sources.length > 0 }
    const outside = await openOutside(settings, pretended, started)
    const { inbox, payments, records } = outside
    // Both take seconds on a first start and do not need each other. Both are waited for, so that none is left behind.
    const [databaseUrl, webDist] = await allSettledOrThrow([
      prepareDatabase(settings, payments, listeners, started),
      buildWeb(root, listeners.say),
    ])
    const server = await startServer({
      ...serverSettings,
      databaseUrl,
      ...(inbox ? { smtpUrl: inbox.smtpUrl } : {}),
      ...(payments ? { stripe: stripeSettings(payments) } : {}),
      ...(records ? { cotality: cotalitySettings(records) } : {}),
      ...(outside.sources ? sourceSettings(sources, outside.sources, process.env) : {}),
      port: settings.port,
      host: settings.host,
      webDist,
      environment: settings.environment,
    })
    started.push(() => server.close())
    await payments?.deliverTo(`${server.url}/api/webhooks/stripe`)
    const url = `http://localhost:${new URL(server.url).port}`
    return { url, inboxUrl: inbox?.url, paymentsUrl: payments?.url, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** What of the outside world is only pretended, because the settings do not name the real thing. */
interface Outside {
  inbox?: Sandbox
  payments?: Sandbox['stripe']
  records?: Sandbox['cotality']
  sources?: Sandbox
}

async function openOutside(
  settings: Settings,
  pretended: { readonly records: boolean; readonly sources: boolean },
  started: (() => Promise<void>)[],
): Promise<Outside> {
  const [mail, money] = [settings.smtpUrl === undefined, settings.stripeKey === undefined]
  const isRefused = settings.environment === 'production' && !settings.productionAllows.includes('sandbox')
  if (isRefused || !(mail || money || pretended.records || pretended.sources)) return {}
  const sandbox = await openSandbox(settings)
  started.push(sandbox.close)
  return {
    ...(mail ? { inbox: sandbox } : {}),
    ...(money ? { payments: sandbox.stripe } : {}),
    ...(pretended.records ? { records: sandbox.cotality } : {}),
    ...(pretended.sources ? { sources: sandbox } : {}),
  }
}

async function prepareDatabase(
  settings: Settings,
  payments: Outside['payments'],
  listeners: Listeners,
  started: (() => Promise<void>)[],
): Promise<string> {
  const url = settings.databaseUrl ?? (await startDatabase(settings, listeners, started))
  await migrate(url)
  const database = openDatabase(url, { max: 2, statementTimeout: 0 })
  try {
    await loadReferenceData(database)
    await loadRegionMonths(database)
    if (settings.environment !== 'production' || settings.productionAllows.includes('development-seed')) {
      await seedDevelopment(database, payments?.ensureMember)
      await loadSampleAddresses(database)
    }
  } finally {
    await database.close()
  }
  return url
}

async function startDatabase(
  settings: Settings,
  listeners: Listeners,
  started: (() => Promise<void>)[],
): Promise<string> {
  const postgres = await startEmbeddedPostgres({
    dataDir: settings.dataDirectory,
    log: listeners.say,
    onLost: listeners.onLost,
  })
  started.push(postgres.stop)
  for (const notice of postgres.notices) listeners.say(notice)
  return postgres.url
}

async function allSettledOrThrow<First, Second>([first, second]: [Promise<First>, Promise<Second>]): Promise<
  [First, Second]
> {
  await Promise.allSettled([first, second])
  return Promise.all([first, second])
}
