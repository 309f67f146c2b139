import { useSearchParams } from 'react-router'
import { CHECKOUT_DONE } from '../../paths.ts'
import { CalculatorScreen } from '../calculator/calculator-screen.tsx'
import { CheckoutReturn } from './checkout-return.tsx'

/** The calculator, or what waits before it for whoever comes back from the checkout. Source: decisions section 5. */
export function CalculatorDoor() {
  const [search] = useSearchParams()
  return search.get('referrer') === CHECKOUT_DONE ? <CheckoutReturn /> : <CalculatorScreen />
}
