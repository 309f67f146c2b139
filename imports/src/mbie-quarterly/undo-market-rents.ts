import { type Database, transaction } from '@homeyield/database/connection'
import type { LoadSize } from '../market-rents/compare-loads.ts'
import { measureMarketRents, swapMarketRents } from '../market-rents/market-rent-store.ts'
import { lockReferenceData } from '../reference/reference-store.ts'
import type { ImportReport } from '../report/import-report.ts'
import { readReportBefore, storeReport } from '../report/import-report-store.ts'
import { refreshSurroundings } from '../surroundings/refresh-surroundings.ts'
import { MARKET_RENTS } from './import-market-rents.ts'

// Its quarter is before every other, so that later shipped rents replace it.
const SHIPPED: ImportReport = {
  source: 'database/seeds',
  bedroom_quarter: '',
  newest_quarter: '',
  used: [],
  left_out: [],
  notes: [],
}

/**
 * Restores the market rents before the last import, and stores the imported ones: a second undo restores these. Throws when
 * there are none.
 */
export async function undoMarketRents(database: Database): Promise<{ current: LoadSize; loaded: LoadSize }> {
  return transaction(database, async (transaction) => {
    await lockReferenceData(transaction)
    const current = await measureMarketRents(transaction)
    if (!(await swapMarketRents(transaction))) throw new Error('There is no import to undo.')
    await refreshSurroundings(transaction)
    const before = await readReportBefore<ImportReport>(transaction, MARKET_RENTS)
    const { source, report } = before ?? { source: SHIPPED.source, report: SHIPPED }
    await storeReport(transaction, { name: MARKET_RENTS, source, report })
    return { current, loaded: await measureMarketRents(transaction) }
  })
}
