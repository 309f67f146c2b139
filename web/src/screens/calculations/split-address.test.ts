import { expect, it } from 'vitest'
import { splitAddress } from './split-address.ts'

it.each([
  ['12 Ōrākei Road, Remuera, Auckland', 'Remuera', '12 Ōrākei Road,', 'Remuera, Auckland', null],
  ['12 Ōrākei Road, Auckland', 'Remuera', '12 Ōrākei Road,', 'Auckland', 'Remuera'],
  ['1 Remuera Road, Auckland', 'Remuera', '1 Remuera Road,', 'Auckland', 'Remuera'],
  ['5 Hill St, Ōtāhuhu', 'Otahuhu', '5 Hill St,', 'Ōtāhuhu', null],
  ['Newtown, Wellington City', 'Newtown', 'Newtown,', 'Wellington City', null],
  ['The Old Mill', null, 'The Old Mill', '', null],
  [', Remuera', null, ', Remuera', '', null],
])('%s in %j is %j and %j, suburb %j', (property, suburb, street, rest, shown) => {
  expect(splitAddress({ property, suburb })).toEqual({ street, rest, suburb: shown })
})
