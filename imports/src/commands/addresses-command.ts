import { openLocator } from '@homeyield/domain/outlines/open-locator'
import { type Command, Option } from 'commander'
import { ADDRESSES, type AddressReport, type LoadOptions } from '../addresses/address-import.ts'
import { applyAddressChanges } from '../addresses/apply-address-changes.ts'
import { loadAddresses } from '../addresses/load-addresses.ts'
import { openAddressFile } from '../addresses/open-address-file.ts'
import { openArcgis } from '../addresses/open-arcgis.ts'
import { openLinz } from '../addresses/open-linz.ts'
import { openLinzChanges } from '../addresses/open-linz-changes.ts'
import { LINZ_SOURCE } from '../addresses/open-linz-layer.ts'
import { openOverture } from '../addresses/open-overture.ts'
import { OVERTURE_URL } from '../addresses/overture-bucket.ts'
import type { AddressList } from '../addresses/source-address.ts'
import { readOutlines } from '../areas/area-store.ts'
import { readNewestReport } from '../report/import-report-store.ts'
import type { ImportSession, RunImport } from './import-session.ts'

interface AddressesOptions {
  from?: 'overture' | 'linz' | 'arcgis'
  file?: string
  release?: string
  key?: string
  url?: string
  full: boolean
  partial: boolean
  acceptLoss: boolean
}

const LINZ_URL = 'https://data.linz.govt.nz'

export function addAddressesCommand(program: Command, run: RunImport): void {
  program
    .command('addresses')
    .description('all addresses of New Zealand, each with its statistical area')
    .addOption(new Option('--from <source>', 'where from (overture)').choices(['overture', 'linz', 'arcgis']))
    .option('--file <path>', 'a file instead: LINZ’s CSV export (.csv, .csv.gz, .zip), or Overture’s .parquet')
    .option('--release <name>', 'of Overture Maps, such as 2026-08-19.0 (the newest)')
    .addOption(new Option('--key <key>', 'of an account at LINZ’s data service').env('LINZ_KEY'))
    .option('--url <url>', 'of the layer (arcgis), or of another host of the source')
    .option('--full', 'all addresses of LINZ, where only the changes since the last import would do', false)
    .option('--partial', 'accept a part of the country', false)
    .option('--accept-loss', 'accept over 2 % fewer addresses than the last load of the whole country', false)
    .action((options: AddressesOptions, command: Command) => {
      const problem = findMisuse(options)
      if (problem !== null) return command.error(problem)
      return run(async (session) => {
        const report = await importAddresses(options, session)
        return `${describeAddresses(report)}Loaded. Running servers use them within seconds.\n`
      })
    })
}

function findMisuse({ from, file, key, url }: AddressesOptions): string | null {
  if (file !== undefined) return from === undefined ? null : 'Use --from or --file, not both.'
  if (from === 'linz' && key === undefined) return 'LINZ’s data service needs --key, or LINZ_KEY in the environment.'
  if (from === 'arcgis' && url === undefined) return 'Name the layer with --url https://…/FeatureServer/0.'
  return null
}

async function importAddresses(options: AddressesOptions, session: ImportSession): Promise<AddressReport> {
  const { database, signal, onProgress, onPhase } = session
  const { partial, acceptLoss } = options
  onPhase('Reading what the source has')
  const locate = openLocator(await readOutlines(database.db))
  const loadOptions: LoadOptions = { partial, acceptLoss, locate, signal, onProgress, onPhase }
  const changes = await openChanges(options, session)
  if (changes !== null) return applyAddressChanges(database, changes, loadOptions)
  return loadAddresses(database, await openList(options, session), loadOptions)
}

/** The changes since the last import from LINZ's data service; null when it was another source or a part of the country. */
async function openChanges(options: AddressesOptions, { database, signal }: ImportSession) {
  if (options.file !== undefined || options.from !== 'linz' || options.full || options.partial) return null
  const before = await readNewestReport<AddressReport>(database.db, ADDRESSES)
  if (before?.source !== LINZ_SOURCE || before.report.partial) return null
  const from = before.report.as_of
  if (from === null) return null
  return openLinzChanges({ ...accessOf(options), signal, from, to: new Date().toISOString() })
}

function openList(options: AddressesOptions, { pathOf, signal }: ImportSession): Promise<AddressList> {
  if (options.file !== undefined) return openAddressFile(pathOf(options.file))
  if (options.from === 'arcgis') return openArcgis({ url: options.url ?? '', signal })
  if (options.from === 'linz') return openLinz({ ...accessOf(options), signal, asOf: new Date().toISOString() })
  return openOverture({ url: options.url ?? OVERTURE_URL, release: options.release, signal })
}

function accessOf({ url = LINZ_URL, key = '' }: AddressesOptions) {
  return { url, key }
}

/** Lines for the operator. */
function describeAddresses({ rows, partial, without_area, left_out, changes }: AddressReport): string {
  const format = (count: number) => count.toLocaleString('en-NZ')
  return [
    `${format(rows)} addresses${partial ? ', a part of the country' : ''}; ${format(without_area)} of them in no statistical area.`,
    ...(changes ? [`Changes: ${format(changes.stored)} stored, ${format(changes.deleted)} deleted.`] : []),
    ...(left_out.length > 0 ? ['Left out'] : []),
    ...left_out.map(({ what, count }) => `${format(count).padStart(9)}  ${what}`),
    '',
  ].join('\n')
}
