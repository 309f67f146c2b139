import { createHash } from 'node:crypto'
import { type Database, transaction } from '@homeyield/database/connection'
import { keepReport, readNewestReport } from '../report/import-report-store.ts'
import { makeSampleAddresses } from './make-sample-addresses.ts'
import { countAddresses, holdSamples, readSampleAreas, replaceSamples } from './sample-address-store.ts'

const SAMPLE_ADDRESSES = 'sample_addresses'

/**
 * Fills the address table of a development database with samples, after the areas are loaded; `addresses` says how many
 * samples there are now. Doing it again changes nothing, and where there are real addresses none are added. Never to be
 * called in production.
 */
export async function loadSampleAddresses(database: Database): Promise<{ addresses: number; loaded: boolean }> {
  return transaction(database, async (transaction) => {
    await holdSamples(transaction)
    const { samples: kept, real } = await countAddresses(transaction)
    if (real > 0) return { addresses: kept, loaded: false }
    const samples = makeSampleAddresses(await readSampleAreas(transaction))
    const hash = createHash('sha256').update(JSON.stringify(samples)).digest('hex')
    const newest = await readNewestReport<{ hash: string }>(transaction, SAMPLE_ADDRESSES)
    const addresses = samples.addresses.length
    if (kept === addresses && newest?.report.hash === hash) return { addresses, loaded: false }
    await replaceSamples(transaction, samples)
    const report = { hash, streets: samples.streets.length, addresses }
    await keepReport(transaction, { name: SAMPLE_ADDRESSES, source: 'invented for development', report })
    return { addresses, loaded: true }
  })
}
