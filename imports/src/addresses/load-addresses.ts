import { type Database, transaction } from '@homeyield/database/connection'
import { readNewestReport, storeReport } from '../report/import-report-store.ts'
import { Tally } from '../report/import-report.ts'
import { ADDRESSES, type AddressReport, type LoadOptions, refuseDuplicate } from './address-import.ts'
import { addressRow, streetRow } from './address-row.ts'
import {
  createNextTables,
  fillNextAddresses,
  fillNextStreets,
  lockImports,
  readDistricts,
  readStreets,
  replaceAddresses,
  reserveStreetIds,
  storeSuburbAreas,
} from './address-tables.ts'
import { describeFaults, findEmptyDistricts } from './check-load.ts'
import type { AddressList } from './source-address.ts'
import { openStreetIds } from './street-ids.ts'

/**
 * Replaces all addresses by those of a source, in one transaction. The current ones serve until it commits. Throws, and
 * changes nothing, when the source fails or has less than expected.
 */
export async function loadAddresses(
  database: Database,
  list: AddressList,
  options: LoadOptions,
): Promise<AddressReport> {
  const { partial, acceptLoss, locate, signal, onProgress, onPhase } = options
  return transaction(database, async (transaction, client) => {
    await lockImports(client)
    await createNextTables(client)
    const districts = await readDistricts(client)
    const streets = openStreetIds(await readStreets(client), await reserveStreetIds(client))
    const leftOut = new Tally()
    const [served, counts] = [new Set<string>(), { rows: 0, inArea: 0 }]
    const progress = { signal, leftOut, onProgress: (share: number) => onProgress(share, counts.rows) }
    async function* rows() {
      for await (const batch of list.read(progress)) {
        yield batch
          .map((address) => {
            const sa2Code = locate(address.latitude, address.longitude)
            const located = sa2Code === null ? undefined : districts.get(sa2Code)
            counts.rows += 1
            if (sa2Code !== null) {
              counts.inArea += 1
              served.add(sa2Code)
            }
            return addressRow(address, streets.idOf(address, address.district ?? located ?? ''), sa2Code)
          })
          .join('')
      }
    }
    await fillNextAddresses(client, rows())
    onProgress(1, counts.rows)
    const emptyDistricts = findEmptyDistricts(districts, served)
    const before = await readNewestReport<AddressReport>(transaction, ADDRESSES)
    const rowsBefore = before?.report.rows_of_whole_country ?? null
    const faults = describeFaults({ ...counts, emptyDistricts }, acceptLoss ? null : rowsBefore, partial)
    if (faults.length > 0) throw new Error(`${list.source}: ${faults.join(' ')}`)
    onPhase('Building the indexes')
    await fillNextStreets(client, streets.used().map(streetRow))
    await replaceAddresses(client).catch(refuseDuplicate(list.source))
    await storeSuburbAreas(client)
    const report: AddressReport = {
      rows: counts.rows,
      rows_of_whole_country: partial ? rowsBefore : counts.rows,
      partial,
      without_area: counts.rows - counts.inArea,
      as_of: list.asOf,
      left_out: leftOut.list(),
    }
    await storeReport(transaction, { name: ADDRESSES, source: list.source, report })
    return report
  })
}
