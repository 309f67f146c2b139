import { type Database, transaction } from '@homeyield/database/connection'
import { readNewestReport, storeReport } from '../report/import-report-store.ts'
import { Tally } from '../report/import-report.ts'
import { ADDRESSES, type AddressReport, type LoadOptions, refuseDuplicate } from './address-import.ts'
import { addressRow, deletedRow, streetRow } from './address-row.ts'
import {
  changeAddresses,
  countAddresses,
  fillChanges,
  fillNextStreets,
  listServedAreas,
  createChangeTables,
  lockImports,
  readDistricts,
  readStreets,
  reserveStreetIds,
  storeSuburbAreas,
} from './address-tables.ts'
import { describeFaults, findEmptyDistricts } from './check-load.ts'
import type { AddressChanges } from './source-address.ts'
import { openStreetIds } from './street-ids.ts'

/**
 * Applies the changes since the last import from the same source, in one transaction. Throws, and changes nothing, when the
 * source fails or the changes remove too much.
 */
export async function applyAddressChanges(
  database: Database,
  changes: AddressChanges,
  { acceptLoss, locate, signal, onProgress, onPhase }: Omit<LoadOptions, 'partial'>,
): Promise<AddressReport> {
  return transaction(database, async (transaction, client) => {
    await lockImports(client)
    const before = await readNewestReport<AddressReport>(transaction, ADDRESSES)
    if (before === null) throw new Error('There are no addresses to change.')
    await createChangeTables(client)
    const districts = await readDistricts(client)
    const streets = openStreetIds(await readStreets(client), await reserveStreetIds(client))
    const leftOut = new Tally()
    const counts = { stored: 0, deleted: 0 }
    const progress = {
      signal,
      leftOut,
      onProgress: (share: number) => onProgress(share, counts.stored + counts.deleted),
    }
    async function* rows() {
      for await (const batch of changes.read(progress)) {
        yield batch
          .map((change) => {
            if (change.kind === 'delete') {
              counts.deleted += 1
              return deletedRow(change.id)
            }
            const { address } = change
            counts.stored += 1
            const sa2Code = locate(address.latitude, address.longitude)
            const district = address.district ?? districts.get(sa2Code ?? '') ?? ''
            return addressRow(address, streets.idOf(address, district), sa2Code)
          })
          .join('')
      }
    }
    await fillChanges(client, rows()).catch(refuseDuplicate(changes.source))
    onPhase('Applying the changes')
    await fillNextStreets(client, streets.used().map(streetRow))
    await changeAddresses(client)
    await storeSuburbAreas(client)
    const after = await countAddresses(client)
    const { partial, rows: rowsBefore, rows_of_whole_country: rowsOfCountry } = before.report
    // Not against the last changes: the losses of many weeks would add up unseen.
    const most = partial ? rowsBefore : rowsOfCountry
    const emptyDistricts = partial ? [] : findEmptyDistricts(districts, await listServedAreas(client))
    const faults = describeFaults({ ...after, emptyDistricts }, acceptLoss ? null : most, false)
    if (faults.length > 0) throw new Error(`${changes.source}: ${faults.join(' ')}`)
    const report: AddressReport = {
      rows: after.rows,
      rows_of_whole_country: partial ? rowsOfCountry : Math.max(after.rows, acceptLoss ? 0 : (rowsOfCountry ?? 0)),
      partial,
      without_area: after.rows - after.inArea,
      as_of: changes.asOf,
      left_out: leftOut.list(),
      changes: counts,
    }
    await storeReport(transaction, { name: ADDRESSES, source: changes.source, report })
    return report
  })
}
