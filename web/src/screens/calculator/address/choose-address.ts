import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Area } from '@homeyield/contract/area'
import { usePremiumPopup } from '../../../layout/use-premium-popup.ts'
import { paths } from '../../../paths.ts'
import type { RequestProblem } from '../../../api-client/request-problem.ts'
import { readAddress } from '../../../components/addresses/read-address.ts'
import { useCalculatorStore } from '../model/calculator-store.ts'
import { setProblem } from '../model/calculator-transitions.ts'
import type { ChosenAddress } from '../../../components/addresses/read-address.ts'
import type { CalculatorLocationState } from '../model/location-state.ts'
import type { MarketRent } from '../model/calculator-state.ts'
import { applyAddress, completeAddress, isPlaceOpen } from './address-transitions.ts'
import { fetchMarketRent } from './market-rent.ts'

/**
 * Chooses an address; `busy` while it is looked up. The market rent is fetched first, so that a refusal changes nothing
 * and opens the premium popup. On a saved calculation with a found area, a free account gets the popup and a premium
 * one a new calculation; without one it is the same home.
 */
export function useChooseAddress(premium: boolean) {
  const store = useCalculatorStore()
  const navigate = useNavigate()
  const openPremiumPopup = usePremiumPopup()
  const latest = useRef<AddressChoice | null>(null)
  const [busy, setBusy] = useState(false)

  async function applyChoice(choice: AddressChoice): Promise<void> {
    const { saved, form } = store.get()
    const isAnother = saved !== null && !isPlaceOpen(store.get())
    if (isAnother && !premium) return openPremiumPopup(paths.calculator)
    const { address, marketRent } = await lookUpAddress(choice)
    // A later choice may have finished first.
    if (latest.current !== choice) return
    if (isAnother) {
      const locationState: CalculatorLocationState = { fresh: true, chosen: { address, marketRent } }
      return void navigate(paths.calculator, { state: locationState })
    }
    if (isPlaceOpen(store.get())) return store.update(completeAddress, address, marketRent)
    return store.update(applyAddress, form, address, marketRent)
  }

  async function choose(choice: AddressChoice): Promise<void> {
    latest.current = choice
    setBusy(true)
    try {
      await applyChoice(choice)
    } catch (problem) {
      if (latest.current !== choice) return
      const { code, message } = problem as RequestProblem
      if (code === 'premium_required') openPremiumPopup(paths.calculator)
      else store.update(setProblem, 'address', message)
    }
    if (latest.current === choice) setBusy(false)
  }

  return { choose: (choice: AddressChoice) => void choose(choice), busy }
}

/** A search result's id, an area with the current text of the street, or the widget's whole address. */
export type AddressChoice =
  | { readonly id: string }
  | { readonly area: Area; readonly street: () => string }
  | { readonly address: ChosenAddress }

/** The chosen address and its market rent. Throws RequestProblem. */
async function lookUpAddress(
  choice: AddressChoice,
): Promise<{ readonly address: ChosenAddress; readonly marketRent: MarketRent }> {
  const place = await placeOf(choice)
  const marketRent = await fetchMarketRent(place)
  // Read the street again: the person may have typed on.
  return { address: 'area' in choice ? addressIn(choice.area, choice.street()) : place, marketRent }
}

function placeOf(choice: AddressChoice): ChosenAddress | Promise<ChosenAddress> {
  if ('address' in choice) return choice.address
  return 'id' in choice ? readAddress(choice.id) : addressIn(choice.area, '')
}

/** Under the suburb that people use; the evidence of the rent names the area. */
function addressIn({ suburb, territorial_authority, sa2_code }: Area, street: string): ChosenAddress {
  return {
    property: [street.trim(), suburb, territorial_authority].filter(Boolean).join(', '),
    is_sample_address: false,
    suburb,
    city: territorial_authority,
    meshblock: null,
    sa2_code,
  }
}
