import type { Database } from '@homeyield/database/connection'
import { listMigrations } from '@homeyield/database/migrate'
import { openHealthStore } from '../../health/health-store.ts'
import { readDataStatus } from '../../health/health-routes.ts'
import { type Finding, ok, open, problem, warning } from '../../payment-setup/finding.ts'
import { openInstallationStore } from './installation-store.ts'

const OLDEST_VERSION = 150_000
const DAY = 24 * 60 * 60 * 1000

/** Checks the database with what is in it: migrations, queue, mails, open data and backups. */
export async function checkDatabase(database: Database, { production, now }: { production: boolean; now: number }) {
  const store = openInstallationStore(database)
  const server = await store.readServer()
  const migrations = await checkMigrations(store)
  const found = [...checkServer(server), migrations]
  // Without the tables, nothing else can be read.
  if (migrations.state === 'problem') return found
  return [
    ...found,
    ...checkQueue(await store.readQueue()),
    ...checkMails(await store.readMails()),
    ...(await checkData(database, production, now)),
    checkBackup(await store.readLastBackup(), production, now),
  ]
}

type Store = ReturnType<typeof openInstallationStore>
type Facts<Name extends 'readServer' | 'readQueue' | 'readMails'> = Awaited<ReturnType<Store[Name]>>

export function checkServer({ version, size, connections, max_connections }: Facts<'readServer'>): Finding[] {
  const name = `PostgreSQL ${Math.floor(version / 10_000)}.${version % 10_000}`
  return [
    version < OLDEST_VERSION
      ? problem('Database', `${name} is too old: upgrade it to 15 or newer.`)
      : ok('Database', `${name}, ${size}.`),
    connections > max_connections * 0.8
      ? warning(
          'Connections',
          `${connections} of ${max_connections} are in use: lower DATABASE_CONNECTIONS, or raise max_connections.`,
        )
      : ok('Connections', `${connections} of ${max_connections} are in use.`),
  ]
}

async function checkMigrations(store: Store): Promise<Finding> {
  const known = (await listMigrations()).map(({ name }) => name)
  const applied = await store.listAppliedMigrations().catch((): string[] => [])
  const missing = known.filter((name) => !applied.includes(name))
  if (missing.length > 0) {
    const more = missing.length === 1 ? '' : ` and ${missing.length - 1} more`
    return problem('Migrations', `${missing[0]}${more} must be applied: back up, then node run/migrate.ts.`)
  }
  const newer = applied.filter((name) => !known.includes(name))
  return newer.length > 0
    ? warning('Migrations', `the database is of a newer version, which has ${newer.join(', ')}.`)
    : ok('Migrations', `all ${known.length} are applied.`)
}

export function checkQueue({ workers, late, failed }: Facts<'readQueue'>): Finding[] {
  return [
    workers === 0
      ? problem('Queue', 'no process runs it, so mails and memberships wait: start one with ROLE=worker or all.')
      : ok('Queue', `${workers} ${workers === 1 ? 'process runs' : 'processes run'} it.`),
    ...(late > 0 ? [warning('Queue', `${late} jobs are more than ten minutes late: jobs list shows them.`)] : []),
    ...(failed > 0
      ? [warning('Queue', `${failed} jobs have failed for good: jobs list --failing, then jobs retry or remove.`)]
      : []),
  ]
}

export function checkMails({ late, given_up }: Facts<'readMails'>): Finding[] {
  return [
    late > 0
      ? warning('Mails', `${late} have waited for more than an hour: mails list says why.`)
      : ok('Mails', 'none waits for long.'),
    ...(given_up > 0
      ? [warning('Mails', `${given_up} were given up in the last seven days: mails list --state given-up.`)]
      : []),
  ]
}

async function checkData(database: Database, production: boolean, now: number): Promise<Finding[]> {
  const { data, rules } = await readDataStatus({ health: openHealthStore(database), now: () => now })
  const stale = data.filter((set) => set.stale).map(({ name, as_of }) => `${name} of ${as_of}`)
  if (rules.stale) stale.push(`the rules of tax and lending of ${rules.as_of}`)
  const addresses = data.find(({ name }) => name === 'addresses')
  return [
    stale.length > 0
      ? warning('Data', `out of date: ${stale.join(', ')}. docs/data.md says how to load newer ones.`)
      : ok('Data', 'no set is out of date.'),
    ...(production && (addresses === undefined || addresses.rows === 0)
      ? [warning('Addresses', 'none are loaded, so people enter theirs by hand: npm run import -- addresses.')]
      : []),
  ]
}

export function checkBackup(last: Date | null, production: boolean, now: number): Finding {
  if (last === null) {
    const message = 'npm run admin -- backup has never written one. docs/deploy.md has other ways.'
    return production ? warning('Backup', message) : open('Backup', message)
  }
  const days = Math.floor((now - last.getTime()) / DAY)
  const message = `the last one by this command was written ${days} days ago.`
  return production && days > 7 ? warning('Backup', `${message} Write one every night.`) : ok('Backup', message)
}
