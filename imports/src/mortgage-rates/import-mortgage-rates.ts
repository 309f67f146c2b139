import { basename } from 'node:path'
import { type Database, transaction } from '@homeyield/database/connection'
import type { RateKind } from '@homeyield/domain/loans/published-rates'
import { lockReferenceData } from '../reference/reference-store.ts'
import { storeReport } from '../report/import-report-store.ts'
import { MORTGAGE_RATES, storeMortgageRates } from './mortgage-rate-store.ts'
import { readMortgageRates } from './read-mortgage-rates.ts'

export interface MortgageRateReport {
  readonly kind: RateKind
  readonly months: number
  readonly first: string
  readonly last: string
}

/** Reads the whole file, then stores its rates in one transaction; months that it does not have stay. */
export async function importMortgageRates(
  database: Database,
  path: string,
  { dryRun }: { readonly dryRun: boolean },
): Promise<MortgageRateReport> {
  const rates = await readMortgageRates(path)
  const months = [...new Set(rates.map(({ month_end }) => month_end))].toSorted()
  const [kind, first, last] = [rates[0]?.kind, months[0], months.at(-1)]
  if (kind === undefined || first === undefined || last === undefined) throw new Error(`${path} has no rates.`)
  const report: MortgageRateReport = { kind, months: months.length, first, last }
  if (dryRun) return report
  await transaction(database, async (transaction) => {
    await lockReferenceData(transaction)
    await storeMortgageRates(transaction, rates)
    await storeReport(transaction, { name: MORTGAGE_RATES, source: basename(path), report })
  })
  return report
}
