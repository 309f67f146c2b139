import type { Transaction } from '@homeyield/database/connection'
import { mortgage_rates } from '@homeyield/database/rent-tables'
import { sql } from 'drizzle-orm'
import type { MortgageRate } from './mortgage-rate.ts'

/** The name of both loads in the reports. */
export const MORTGAGE_RATES = 'mortgage_rates'

/** Stores rates that are new, and those that were corrected. */
export async function storeMortgageRates(transaction: Transaction, rates: readonly MortgageRate[]): Promise<void> {
  await transaction
    .insert(mortgage_rates)
    .values([...rates])
    .onConflictDoUpdate({
      target: [mortgage_rates.kind, mortgage_rates.month_end, mortgage_rates.term_months],
      set: { rate: sql`excluded.rate` },
    })
}

/** Stores the shipped rates; what an operator imported of the same month stays. */
export async function storeShippedMortgageRates(
  transaction: Transaction,
  rates: readonly MortgageRate[],
): Promise<number> {
  const added = await transaction
    .insert(mortgage_rates)
    .values([...rates])
    .onConflictDoNothing()
    .returning({ kind: mortgage_rates.kind })
  return added.length
}

export async function hasMortgageRates(database: Pick<Transaction, 'select'>): Promise<boolean> {
  return (await database.select({ kind: mortgage_rates.kind }).from(mortgage_rates).limit(1)).length > 0
}
