import type { CalculatorStore } from '../model/calculator-store.ts'
import { showMarketRent } from './address-transitions.ts'
import { findMarketRent } from './market-rent.ts'

/**
 * Fetches the market rent behind a calculation that was loaded or restored; it moves no figure. One that is for reading only
 * asks for none, because looking an area up would spend a free account's allowance.
 */
export async function showEvidence(store: CalculatorStore): Promise<void> {
  const { form, marketRent, saved } = store.get()
  if (marketRent.status !== 'none' || form.property === '' || saved?.readonly) return
  const found = await findMarketRent(form).catch(() => ({ status: 'none' }) as const)
  if (store.get().form.property === form.property && store.get().marketRent.status === 'none') {
    store.update(showMarketRent, found)
  }
}
