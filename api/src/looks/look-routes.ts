import { LOOK_COOKIE } from '@homeyield/contract/look'
import { readCookie } from '../server/cookie.ts'
import type { Handlers } from '../server/handlers.ts'
import type { LookAtRent } from './look-port.ts'

const DEFAULT_BEDROOMS = 3

export function lookRoutes(look: LookAtRent): Pick<Handlers, 'lookAtRent'> {
  return {
    lookAtRent: (visitor, { query, headers }) => {
      const { dwelling = 'House', bedrooms, price = null, ...place } = query
      const question = { ...place, dwelling, bedrooms: bedrooms ?? DEFAULT_BEDROOMS, price }
      return look(visitor, question, readCookie(headers.cookie, LOOK_COOKIE))
    },
  }
}
