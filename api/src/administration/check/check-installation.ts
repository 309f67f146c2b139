import { measureProviders } from '../../metrics/measure-providers.ts'
import { chooseGateways } from '../../choose-gateways.ts'
import { readSettings } from '../../config/read-settings.ts'
import { completeSettings } from '../../config/settings.ts'
import { hasFontsOnNeed } from '../../pdf/fonts-on-need.ts'
import { checkPayments } from '../../payment-setup/check-payments.ts'
import { type AdminContext, openForAdmin } from '../admin-session.ts'
import { checkDatabase } from './check-database.ts'
import { checkDisk } from './check-disk.ts'
import { checkFonts } from './check-fonts.ts'
import { checkMailServer, checkSite, checkStorage } from './check-outside.ts'
import { checkSettings } from './check-settings.ts'
import { type Finding, problem, warning } from '../../payment-setup/finding.ts'

/** Checks an installation; changes nothing, and never throws for what it finds. */
export async function checkInstallation(context: AdminContext): Promise<Finding[]> {
  const production = context.environment['NODE_ENV'] === 'production'
  const connection = await context.connect().catch((error: Error) => problem('Database', error.message))
  if ('state' in connection) return [...checkSettings(context.environment), connection]
  const environment = { ...context.environment, DATABASE_URL: connection.url }
  const settings = checkSettings(environment)
  const database = openForAdmin(connection.url)
  try {
    const stored = await checkDatabase(database, { production, now: context.now() }).catch((error: Error) => [
      problem('Database', `it cannot be used: ${error.message}. Check DATABASE_URL, and that PostgreSQL runs.`),
    ])
    const isReadable = settings.every(({ about, state }) => about !== 'Settings' || state !== 'problem')
    return [
      ...settings,
      ...stored,
      ...(isReadable ? await checkOutside(environment, context) : []),
      ...(await checkDisk(context.dataDirectory)),
      checkFonts(hasFontsOnNeed(), environment),
    ]
  } finally {
    await database.close()
    await connection.close()
  }
}

async function checkOutside(environment: AdminContext['environment'], context: AdminContext): Promise<Finding[]> {
  const settings = completeSettings(readSettings(environment))
  const gateways = await chooseGateways(settings, {
    now: context.now,
    warn: () => undefined,
    origin: () => '',
    providers: measureProviders(null, null),
  })
  const [site, mail, storage, payments] = await Promise.all([
    checkSite(settings.publicOrigin),
    checkMailServer(gateways),
    checkStorage(gateways),
    settings.stripe === null
      ? [warning('Payments', 'STRIPE_SECRET_KEY is not set: no money moves.')]
      : checkPayments(environment, { localOrigin: `http://localhost:${settings.port}` }).then(underPayments),
  ])
  return [site, mail, storage, ...payments]
}

function underPayments(found: readonly Finding[]): Finding[] {
  return found.map((finding) => ({ ...finding, about: `Payments, ${finding.about}` }))
}
