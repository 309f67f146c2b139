import { join } from 'node:path'
import { readSettings as readServerSettings } from '@homeyield/api/config/read-settings'
import { startServer } from '@homeyield/api/main'
import { seedDevelopment } from '@homeyield/api/seed-development'
import { openDatabase } from '@homeyield/database/connection'
import { makeDataDirectory } from '@homeyield/database/embedded/data-directory'
import { startEmbeddedPostgres } from '@homeyield/database/embedded/start-embedded-postgres'
import { migrate } from '@homeyield/database/migrate'
import { loadReferenceData } from '@homeyield/imports/load-reference-data'
import { loadMortgageRates } from '@homeyield/imports/mortgage-rates/load-mortgage-rates'
import { loadRegionMonths } from '@homeyield/imports/region-months/load-region-months'
import { loadSampleAddresses } from '@homeyield/imports/sample-addresses/load-sample-addresses'
import type { Sandbox } from '@homeyield/sandbox/start-sandbox'
import { buildWeb } from './build-web.ts'
import { openSandbox } from './open-sandbox.ts'
import { assertPortIsFree } from './port.ts'
import { cotalitySettings, sandboxSources, sourceSettings, stripeSettings } from './sandbox-settings.ts'
import { readJwtSecrets, type Settings } from './settings.ts'

export interface Serving {
  /** PUBLIC_ORIGIN, or the address for a browser on this machine. */
  url: string
  /** The inbox page, if mails stay on this machine. */
  inboxUrl: string | undefined
  /** The pages of the test payments, if no money moves. */
  paymentsUrl: string | undefined
  /** Whether the address search finds made-up addresses. */
  hasSampleAddresses: boolean
  /** Stops everything and waits until the data are on disk. */
  close: () => Promise<void>
}

interface Options {
  /** Whether the web app is built if its sources changed; otherwise the last build is served. */
  build: boolean
  /** Receives messages about slow steps. */
  log: (message: string) => void
  /** Called with the reason if the database stops later. */
  onLost: (message: string) => void
}

/**
 * Starts PostgreSQL, an inbox and test payments (unless the settings name real ones), updates the database, builds the web
 * app if its sources changed, and serves both on one port. If a step fails, stops the earlier ones and throws.
 */
export async function serveHomeyield(root: string, settings: Settings, options: Options): Promise<Serving> {
  await assertPortIsFree(settings.port, settings.host)
  await makeDataDirectory(settings.dataDirectory)
  const started: (() => Promise<void>)[] = []
  const close = async () => {
    for (const stop of started.splice(0).toReversed()) await stop()
  }
  try {
    const secrets = await readJwtSecrets(process.env, settings.dataDirectory)
    // A placeholder, to validate all settings first: our own database has a URL only once it runs.
    const databaseUrlSoFar = settings.databaseUrl ?? 'postgres://127.0.0.1'
    const serverSettings = readServerSettings({
      ...process.env,
      DATABASE_URL: databaseUrlSoFar,
      ...secrets,
      UPLOADS_DIR: process.env['UPLOADS_DIR']?.trim() || join(settings.dataDirectory, 'uploads'),
    })
    const sources = sandboxSources(process.env, serverSettings)
    const needed = { records: !serverSettings.cotality, sources: sources.length > 0 }
    const sandbox = await startStandIns(settings, needed, started)
    const { inbox, payments, records } = sandbox
    // Both take seconds on a first start and are independent. Waits for both, so that none keeps running after a failure.
    const [{ databaseUrl, hasSamples }, webDist] = await allSettledOrThrow([
      prepareDatabase(settings, payments, options, started),
      options.build ? buildWeb(root, options.log) : join(root, 'web/dist'),
    ])
    const server = await startServer({
      ...serverSettings,
      databaseUrl,
      ...(inbox ? { smtpUrl: inbox.smtpUrl } : {}),
      ...(payments ? { stripe: stripeSettings(payments) } : {}),
      ...(records ? { cotality: cotalitySettings(records) } : {}),
      ...(sandbox.sources ? sourceSettings(sources, sandbox.sources, process.env) : {}),
      port: settings.port,
      host: settings.host,
      webDist,
      environment: settings.environment,
    })
    started.push(() => server.close())
    await payments?.deliverTo(`${server.url}/api/webhooks/stripe`)
    const url = serverSettings.publicOrigin ?? `http://localhost:${new URL(server.url).port}`
    const hasSampleAddresses = hasSamples && !serverSettings.addressFinder
    return { url, inboxUrl: inbox?.url, paymentsUrl: payments?.url, hasSampleAddresses, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The stand-ins in use, because the settings do not name the real service. */
interface ActiveSandbox {
  inbox?: Sandbox
  payments?: Sandbox['stripe']
  records?: Sandbox['cotality']
  sources?: Sandbox
}

async function startStandIns(
  settings: Settings,
  needed: { readonly records: boolean; readonly sources: boolean },
  started: (() => Promise<void>)[],
): Promise<ActiveSandbox> {
  const [mail, money] = [settings.smtpUrl === undefined, settings.stripeKey === undefined]
  const isRefused = settings.environment === 'production' && !settings.productionAllows.includes('sandbox')
  if (isRefused || !(mail || money || needed.records || needed.sources)) return {}
  const sandbox = await openSandbox(settings)
  started.push(sandbox.close)
  return {
    ...(mail ? { inbox: sandbox } : {}),
    ...(money ? { payments: sandbox.stripe } : {}),
    ...(needed.records ? { records: sandbox.cotality } : {}),
    ...(needed.sources ? { sources: sandbox } : {}),
  }
}

async function prepareDatabase(
  settings: Settings,
  payments: ActiveSandbox['payments'],
  options: Options,
  started: (() => Promise<void>)[],
): Promise<{ databaseUrl: string; hasSamples: boolean }> {
  const url = settings.databaseUrl ?? (await startDatabase(settings, options, started))
  const directUrl = settings.databaseDirectUrl ?? url
  await migrate(directUrl)
  const database = openDatabase(directUrl, { max: 2, statementTimeout: 0 })
  let hasSamples = false
  try {
    await loadReferenceData(database)
    await loadRegionMonths(database)
    await loadMortgageRates(database)
    if (settings.environment !== 'production' || settings.productionAllows.includes('development-seed')) {
      await seedDevelopment(database, payments?.ensureMember)
      hasSamples = (await loadSampleAddresses(database)).addresses > 0
    }
  } finally {
    await database.close()
  }
  return { databaseUrl: url, hasSamples }
}

async function startDatabase(settings: Settings, options: Options, started: (() => Promise<void>)[]): Promise<string> {
  const postgres = await startEmbeddedPostgres({
    dataDir: settings.dataDirectory,
    log: options.log,
    onLost: options.onLost,
  })
  started.push(postgres.stop)
  for (const notice of postgres.notices) options.log(notice)
  return postgres.url
}

async function allSettledOrThrow<First, Second>([first, second]: [Promise<First>, Second | Promise<Second>]): Promise<
  [First, Second]
> {
  await Promise.allSettled([first, second])
  return Promise.all([first, second])
}
