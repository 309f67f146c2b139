import { expect, it } from 'vitest'
import { streetOf } from './street-of.ts'

it.each([
  ['12 Ōrākei Road, Remuera, Auckland', '12 Ōrākei Road'],
  ['Flat 2, 14 High Street', 'Flat 2'],
  ['The Old Mill', 'The Old Mill'],
  [', Remuera', ', Remuera'],
])('%s is %s', (property, street) => expect(streetOf(property)).toBe(street))
