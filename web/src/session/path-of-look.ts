import { calculatorPath } from '../paths.ts'
import { payloadOf } from '../storage/token-claims.ts'

/** The calculator with the home of a signed look, unverified; null of any other text. */
export function pathOfLook(token: string): string | null {
  const { sa2_code, dwelling, bedrooms, address_id, price } = payloadOf(token)
  if (typeof sa2_code !== 'string' || typeof dwelling !== 'string' || typeof bedrooms !== 'number') return null
  return calculatorPath(sa2_code, dwelling, bedrooms, {
    address_id: typeof address_id === 'string' ? address_id : null,
    price: typeof price === 'number' ? price : null,
  })
}
