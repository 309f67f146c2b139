import { join } from 'node:path'
import type { Database } from '@homeyield/database/connection'
import { loadShippedTable, SEEDS } from '../reference/load-shipped-table.ts'
import { hasMortgageRates, storeShippedMortgageRates } from './mortgage-rate-store.ts'
import { parseMortgageRates } from './mortgage-rate-table.ts'

export const SHIPPED_RATES = join(SEEDS, 'mortgage-rates.csv')

/** Loads the shipped mortgage rates unless already loaded; imported ones stay. */
export function loadMortgageRates(database: Database, path: string = SHIPPED_RATES): Promise<{ loaded: boolean }> {
  return loadShippedTable(database, {
    name: 'shipped_mortgage_rates',
    path,
    isStored: hasMortgageRates,
    store: async (transaction, text) => ({
      added: await storeShippedMortgageRates(transaction, parseMortgageRates(text)),
    }),
  })
}
