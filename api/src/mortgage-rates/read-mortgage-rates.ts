import type { MortgageRates } from '@homeyield/contract/mortgage-rate'
import type { RateKind } from '@homeyield/domain/loans/published-rates'
import type { MortgageRateRecord, MortgageRateStore } from './mortgage-rate-store.ts'

const SOURCE = 'Reserve Bank of New Zealand, tables B20 and B21'
const URL = 'https://www.rbnz.govt.nz/statistics'

/** The newest published rates, for everybody. */
export function readMortgageRates({ rates }: { readonly rates: MortgageRateStore }) {
  return async (): Promise<MortgageRates> => {
    const newest = await rates.listNewest()
    return { source: SOURCE, url: URL, standard: monthOf(newest, 'standard'), special: monthOf(newest, 'special') }
  }
}

function monthOf(newest: readonly MortgageRateRecord[], kind: RateKind): MortgageRates['standard'] {
  const own = newest.filter((record) => record.kind === kind)
  const [first] = own
  if (first === undefined) return null
  return { month_end: first.month_end, rates: own.map(({ term_months, rate }) => ({ term_months, rate })) }
}
