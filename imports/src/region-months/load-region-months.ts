import { join } from 'node:path'
import type { Database } from '@homeyield/database/connection'
import { loadShippedTable, SEEDS } from '../reference/load-shipped-table.ts'
import { hasRegionMonths, replaceRegionMonths } from './region-month-store.ts'
import { parseRegionMonths } from './region-month-table.ts'

export const REGION_MONTHS = join(SEEDS, 'region-months.csv')

/** Loads the shipped monthly sale prices and rents unless already loaded. */
export function loadRegionMonths(database: Database, path: string = REGION_MONTHS): Promise<{ loaded: boolean }> {
  return loadShippedTable(database, {
    name: 'region_months',
    path,
    isStored: hasRegionMonths,
    async store(transaction, text) {
      const months = parseRegionMonths(text)
      await replaceRegionMonths(transaction, months)
      return { months: months.length }
    },
  })
}
