import { useSearchParams } from 'react-router'
import { ScreenLoading } from '../../layout/screen-loading.tsx'
import { lazyPart } from '../../components/lazy-part.tsx'
import { CHECKOUT_DONE } from '../../paths.ts'
import { OpenCalculator } from './open-calculator.tsx'

const CheckoutReturn = lazyPart(async () => (await import('./checkout-return.tsx')).CheckoutReturn, <ScreenLoading />)

/** The calculator, or the wait for a payment after the checkout. */
export function CalculatorScreen() {
  const [search] = useSearchParams()
  return search.get('referrer') === CHECKOUT_DONE ? <CheckoutReturn /> : <OpenCalculator />
}
