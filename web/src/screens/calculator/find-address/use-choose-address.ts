import type { Area } from '@homeyield/contract/area'
import { endpoints } from '@homeyield/contract/endpoints'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from '../../../navigation/app-router-context.ts'
import { usePremiumPopup } from '../../../frame/use-premium-popup.ts'
import { paths } from '../../../paths.ts'
import { call } from '../../../requests/call.ts'
import { useCalculatorStore } from '../calculator-store.ts'
import { arriveAtAddress, setProblem } from '../calculator-transitions.ts'
import type { ChosenAddress } from '../calculator-transitions.ts'
import type { CalculatorArrival } from '../calculator-arrival.ts'
import { findMarketRent, needsPremium } from './market-rent.ts'

/**
 * What an address can be chosen by: its id, an area with the street as it is typed by then, or the whole address as the widget
 * answers it.
 */
export type AddressChoice =
  | { readonly id: string }
  | { readonly area: Area; readonly street: () => string }
  | { readonly address: ChosenAddress }

/**
 * Chooses an address. Its market rent is asked for first, so that a refusal leaves the calculation untouched and opens the
 * premium popup; what is typed until it has come stays. On a saved calculation a free account meets the popup, a premium one goes on to a fresh calculation.
 * Source: specification section 4, "Changing the address"; decisions section 3.
 */
export function useChooseAddress(premium: boolean) {
  const store = useCalculatorStore()
  const navigate = useNavigate()
  const openPremiumPopup = usePremiumPopup()
  const latest = useRef<AddressChoice | null>(null)
  return useMutation({
    mutationFn: async (choice: AddressChoice) => {
      latest.current = choice
      const { saved, form } = store.get()
      if (saved && !premium) return openPremiumPopup(paths.calculator)
      const place = await placeOf(choice)
      const marketRent = await findMarketRent(place)
      // Another address may have been chosen meanwhile, and answered sooner.
      if (latest.current !== choice) return
      // The street may have been typed on meanwhile.
      const address = 'area' in choice ? addressIn(choice.area, choice.street()) : place
      if (saved) {
        const arrival: CalculatorArrival = { fresh: true, chosen: { address, marketRent } }
        return void navigate(paths.calculator, { state: arrival })
      }
      return store.update(arriveAtAddress, form, address, marketRent)
    },
    onError: (problem) => {
      if (needsPremium(problem)) openPremiumPopup(paths.calculator)
      else store.update(setProblem, 'address', problem.message)
    },
  })
}

function placeOf(choice: AddressChoice): ChosenAddress | Promise<ChosenAddress> {
  if ('address' in choice) return choice.address
  return 'id' in choice ? readAddress(choice.id) : addressIn(choice.area, '')
}

function addressIn({ name, territorial_authority, sa2_code }: Area, street: string): ChosenAddress {
  return {
    property: [street.trim(), name, territorial_authority].filter(Boolean).join(', '),
    is_sample_address: false,
    suburb: name,
    city: territorial_authority,
    meshblock: null,
    sa2_code,
  }
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
