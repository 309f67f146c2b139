import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePremiumPopup } from '../../../layout/use-premium-popup.ts'
import { paths } from '../../../paths.ts'
import type { RequestProblem } from '../../../api-client/request-problem.ts'
import { useCalculatorStore } from '../model/calculator-store.ts'
import { setProblem } from '../model/calculator-transitions.ts'
import type { CalculatorArrival } from '../model/calculator-arrival.ts'
import { arriveAtAddress } from './address-transitions.ts'
import { lookUpAddress } from './look-up-address.ts'
import type { AddressChoice } from './look-up-address.ts'

/**
 * Chooses an address, and says whether one is on its way. Its market rent is asked for first, so that a refusal leaves the calculation
 * untouched and opens the premium popup; what is typed until it has come stays. On a saved calculation a free account meets the popup,
 * a premium one goes on to a fresh calculation. Source: specification section 4, "Changing the address"; decisions section 3.
 */
export function useChooseAddress(premium: boolean) {
  const store = useCalculatorStore()
  const navigate = useNavigate()
  const openPremiumPopup = usePremiumPopup()
  const latest = useRef<AddressChoice | null>(null)
  const [busy, setBusy] = useState(false)

  async function arrive(choice: AddressChoice): Promise<void> {
    const { saved, form } = store.get()
    if (saved && !premium) return openPremiumPopup(paths.calculator)
    const { address, marketRent } = await lookUpAddress(choice)
    // Another address may have been chosen meanwhile, and answered sooner.
    if (latest.current !== choice) return
    if (saved) {
      const arrival: CalculatorArrival = { fresh: true, chosen: { address, marketRent } }
      return void navigate(paths.calculator, { state: arrival })
    }
    return store.update(arriveAtAddress, form, address, marketRent)
  }

  async function choose(choice: AddressChoice): Promise<void> {
    latest.current = choice
    setBusy(true)
    try {
      await arrive(choice)
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
