import type { Handlers } from '../server/handlers.ts'
import type { MortgageRateStore } from './mortgage-rate-store.ts'
import { readMortgageRates } from './read-mortgage-rates.ts'

export function mortgageRateRoutes(deps: { readonly rates: MortgageRateStore }): Pick<Handlers, 'readMortgageRates'> {
  const read = readMortgageRates(deps)
  return { readMortgageRates: () => read() }
}
