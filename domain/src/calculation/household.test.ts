import { expect, it } from 'vitest'
import {
  nameKey,
  type Person,
  peopleOf,
  withKnownPeople,
  withoutPeople,
  withPeople,
  withTypedAsPerson,
} from './household.ts'

const ANA: Person = { id: 'a', name: 'Ana', kind: 'company', other_income: 95_000, other_residential_net: -10 }
const STORED = {
  note: 'Kept',
  analysis: {
    years: 5,
    owners: [
      { name: 'Ben', other_income: 7 },
      { person_id: 'a', share_pct: 60 },
    ],
  },
}

it('gives an owner the values of their person, whatever was sent, and leaves others as they are', () => {
  const sent = { ...STORED, analysis: { ...STORED.analysis, owners: [{ person_id: 'a', name: 'Old', share_pct: 60 }] } }
  const { id: _, ...values } = ANA
  expect(withPeople(sent, [ANA]).analysis.owners).toEqual([{ person_id: 'a', share_pct: 60, ...values }])
  expect(withPeople(STORED, [ANA])).toEqual({
    note: 'Kept',
    analysis: {
      years: 5,
      owners: [
        { name: 'Ben', other_income: 7 },
        { person_id: 'a', share_pct: 60, ...values },
      ],
    },
  })
})

it('stores an owner without the values of their person', () => {
  expect(withoutPeople(withPeople(STORED, [ANA]))).toEqual(STORED)
  const brought = {
    analysis: { owners: [{ person_id: 'a', brought_forward: 3, name: 'Ana', kind: 'trust' as const }] },
  }
  expect(withoutPeople(brought).analysis.owners).toEqual([{ person_id: 'a', brought_forward: 3 }])
})

it('names only people who are known, and keeps the values of others', () => {
  const owners = [
    { person_id: 'a', share_pct: 60 },
    { person_id: 'b', share_pct: 40, name: 'Ben', other_income: 7 },
    {},
  ]
  expect(withKnownPeople({ analysis: { years: 5, owners } }, new Set(['a']))).toEqual({
    analysis: { years: 5, owners: [owners[0], { share_pct: 40, name: 'Ben', other_income: 7 }, {}] },
  })
})

it('makes who was typed by a name a person, with the share that they have', () => {
  const { id: _, ...values } = ANA
  const owners = [
    { name: ' ANA', share_pct: 60, other_income: 1, brought_forward: 5 },
    { name: 'Ben' },
    {},
    { person_id: 'b', name: 'Ana' },
  ]
  expect(withTypedAsPerson({ analysis: { years: 5, owners } }, 'ana ', ANA)).toEqual({
    analysis: {
      years: 5,
      owners: [{ person_id: 'a', share_pct: 60, brought_forward: 5, ...values }, ...owners.slice(1)],
    },
  })
  expect(withTypedAsPerson(STORED, 'Ana', ANA)).toBe(STORED)
})

it('leaves inputs alone that name nobody', () => {
  for (const given of [{}, { analysis: null }, { analysis: { owners: null } }, { analysis: { owners: [{}] } }]) {
    expect(withPeople(given, [ANA])).toBe(given)
    expect(withoutPeople(given)).toBe(given)
  }
})

it('finds who is named, where', () => {
  expect([...peopleOf(STORED)]).toEqual([[1, 'a']])
  expect([...peopleOf({ analysis: { owners: [{ person_id: null }, { person_id: '' }] } })]).toEqual([])
})

it.each([
  [' Ana  Bell ', 'ana bell'],
  ['Jos\u0065\u0301', 'jos\u00e9'],
  ['M\u0061\u0304ori', 'm\u0101ori'],
])('takes %j and %j for one name', (one, other) => expect(nameKey(one)).toBe(nameKey(other)))
