import { expect, it } from 'vitest'
import { splitTypedAddress } from './split-typed-address.ts'

it.each([
  ['14 Riddiford St, Newtown, Wellington', '14 Riddiford St', 'Newtown'],
  ['14 Riddiford St Newtown Wellington', '14 Riddiford St', 'Newtown Wellington'],
  ['2/14a  riddiford street  newtown', '2/14a riddiford street', 'newtown'],
  ['14 St Johns Road Meadowbank', '14 St Johns Road', 'Meadowbank'],
  ['12 Queen Street St Johns', '12 Queen Street', 'St Johns'],
  ['5 The Crescent', '5 The Crescent', ''],
  ['5 Great South Rd Ōtāhuhu', '5 Great South Rd', 'Ōtāhuhu'],
  ['5 Victoria Street West Auckland', '5 Victoria Street West', 'Auckland'],
  ['5 Victoria Street West', '5 Victoria Street West', ''],
  ['14 Broadway', '14 Broadway', ''],
  ['14 Broadway Newmarket', '14 Broadway', 'Newmarket'],
  ['2/14 Broadway Newmarket Auckland', '2/14 Broadway', 'Newmarket Auckland'],
  ['5 The Octagon Dunedin', '5 The Octagon', 'Dunedin'],
  ['Riddiford Street Newtown', 'Riddiford Street', 'Newtown'],
  ['Newtown', '', 'Newtown'],
  ['Te Atatū Peninsula', '', 'Te Atatū Peninsula'],
  ['14 Riddiford St,', '14 Riddiford St', ''],
  ['  ', '', ''],
])('%s', (typed, street, suburb) => expect(splitTypedAddress(typed)).toEqual({ street, suburb }))
