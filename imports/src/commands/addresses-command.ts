import { openLocator } from '@homeyield/domain/outlines/open-locator'
import type { Command } from 'commander'
import type { AddressReport } from '../addresses/address-import.ts'
import { loadAddresses } from '../addresses/load-addresses.ts'
import { openAddressFile } from '../addresses/open-address-file.ts'
import { readOutlines } from '../areas/area-store.ts'
import type { RunImport } from './import-session.ts'

interface AddressesOptions {
  file: string
  partial: boolean
  acceptLoss: boolean
}

export function addAddressesCommand(program: Command, run: RunImport): void {
  program
    .command('addresses')
    .description('all addresses of New Zealand')
    .requiredOption('--file <path>', 'LINZ’s CSV as downloaded (.csv, .csv.gz or .zip)')
    .option('--partial', 'accept a part of the country', false)
    .option('--accept-loss', 'accept over 2 % fewer addresses than the last load of the whole country', false)
    .action(({ file, partial, acceptLoss }: AddressesOptions) =>
      run(async ({ database, pathOf, signal, onProgress }) => {
        const list = await openAddressFile(pathOf(file))
        const locate = openLocator(await readOutlines(database.db))
        const report = await loadAddresses(database, list, { partial, acceptLoss, locate, signal, onProgress })
        return `${describeAddresses(report)}Loaded. Running servers use them within seconds.\n`
      }),
    )
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
