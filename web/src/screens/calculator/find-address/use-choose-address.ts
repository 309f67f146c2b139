import { endpoints } from '@homeyield/contract/endpoints'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { usePremiumPopup } from '../../../frame/use-premium-popup.ts'
import { paths } from '../../../paths.ts'
import { call } from '../../../requests/call.ts'
import { useCalculatorStore } from '../calculator-store.ts'
import { chooseAddress, setProblem } from '../calculator-transitions.ts'
import type { ChosenAddress } from '../calculator-transitions.ts'
import type { CalculatorArrival } from '../calculator-arrival.ts'
import { findMarketRent, needsPremium } from './market-rent.ts'

/** What an address can be chosen by: its id in the product's table, or what the person entered. */
export type AddressChoice = { readonly id: string } | ChosenAddress

/**
 * Chooses an address. Its market rent is asked for first, so that a refusal leaves the calculation untouched and opens the
 * premium popup. On a saved calculation a free account meets the popup, a premium one goes on to a fresh calculation.
 * Source: specification section 4, "Changing the address"; decisions section 3.
 */
export function useChooseAddress(premium: boolean) {
  const store = useCalculatorStore()
  const navigate = useNavigate()
  const openPremiumPopup = usePremiumPopup()
  return useMutation({
    mutationFn: async (choice: AddressChoice) => {
      const { saved } = store.get()
      if (saved && !premium) return openPremiumPopup(paths.calculator)
      const address = 'id' in choice ? await readAddress(choice.id) : choice
      const marketRent = await findMarketRent(address)
      if (saved) {
        const arrival: CalculatorArrival = { fresh: true, chosen: { address, marketRent } }
        return void navigate(paths.calculator, { state: arrival })
      }
      return store.update(chooseAddress, address, marketRent)
    },
    onError: (problem) => {
      if (needsPremium(problem)) openPremiumPopup(paths.calculator)
      else store.update(setProblem, 'address', problem.message)
    },
  })
}

async function readAddress(id: string): Promise<ChosenAddress> {
  const found = await call(endpoints.readAddress, { params: { id } })
  return {
    property: found.address,
    is_sample_address: found.sample,
    suburb: found.suburb,
    city: found.city,
    meshblock: found.meshblock,
    sa2_code: found.sa2_id === '' ? null : found.sa2_id,
  }
}
