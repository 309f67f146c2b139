import { createHash } from 'node:crypto'
import { type Database, transaction } from '@homeyield/database/connection'
import { storeReport, readNewestReport } from '../report/import-report-store.ts'
import { makeSampleAddresses } from './make-sample-addresses.ts'
import { countSamples, lockSamples, readSampleAreas, replaceSamples } from './sample-address-store.ts'

const SAMPLE_ADDRESSES = 'sample_addresses'

/**
 * Fills a development database with sample addresses, unless it has any addresses; returns their number. Never for
 * production.
 */
export async function loadSampleAddresses(database: Database): Promise<{ addresses: number; loaded: boolean }> {
  return transaction(database, async (transaction) => {
    await lockSamples(transaction)
    const { samples: loaded, hasReal } = await countSamples(transaction)
    if (hasReal) return { addresses: loaded, loaded: false }
    const samples = makeSampleAddresses(await readSampleAreas(transaction))
    const hash = createHash('sha256').update(JSON.stringify(samples)).digest('hex')
    const newest = await readNewestReport<{ hash: string }>(transaction, SAMPLE_ADDRESSES)
    const addresses = samples.addresses.length
    if (loaded === addresses && newest?.report.hash === hash) return { addresses, loaded: false }
    await replaceSamples(transaction, samples)
    const report = { hash, streets: samples.streets.length, addresses }
    await storeReport(transaction, { name: SAMPLE_ADDRESSES, source: 'invented for development', report })
    return { addresses, loaded: true }
  })
}
