import { expect, it } from 'vitest'
import { previewOf } from '../testing/preview-of.ts'

const preview = (...lines: readonly string[]) => previewOf(new TextEncoder().encode(lines.join('\n')))

const OWED = [{ amount: 310_000, owed_on: '2026-11-26', term_months: 360 }]

it('reads a value beside what is owed as what the home is worth today', async () => {
  const { homes, said } = await preview(
    'Address,Price,Value,Owed',
    '1 A St,620000,850000,310000',
    '2 A St,620000,,310000',
  )
  expect(homes).toEqual([
    {
      property: '1 A St',
      status: 'owned',
      purchase_price: 620_000,
      analysis: { current_value: 850_000, current_value_on: '2026-11-26', loans: OWED },
    },
    { property: '2 A St', status: 'owned', purchase_price: 620_000, analysis: { loans: OWED } },
  ])
  expect(said).toContain('“Value” is read as what it is worth today.')
})

it('takes the council’s valuation where there is no other, without a day that is not known', async () => {
  const { homes, said } = await preview(
    'Address,CV,Owed,Valuation date',
    '1 A St,800000,310000,',
    '2 A St,800000,310000,1/9/2024',
  )
  const of = (analysis: object) => ({
    status: 'owned',
    capital_value: 800_000,
    analysis: { current_value: 800_000, ...analysis, loans: OWED },
  })
  expect(homes).toEqual([
    { property: '1 A St', ...of({}) },
    { property: '2 A St', ...of({ current_value_on: '2024-09-01' }) },
  ])
  expect(said).toContain('“CV” is read as what it is worth today.')
  const both = await preview('Address,Estimate,RV,Owed', '1 A St,850000,800000,310000')
  expect(both.homes).toMatchObject([{ capital_value: 800_000, analysis: { current_value: 850_000 } }])
})

it('reads neither where a worth is given, or nothing is owed', async () => {
  const values = { estimated_value: 850_000, capital_value: 800_000 }
  const { homes, said } = await preview(
    'Address,Estimate,RV,Worth today,Owed',
    '1 A St,850000,800000,870000,310000',
    '2 A St,850000,800000,,',
  )
  expect(homes).toMatchObject([{ ...values, analysis: { current_value: 870_000 } }, { property: '2 A St' }])
  expect(homes[1]).toEqual({ property: '2 A St', ...values })
  expect(said.filter((text) => text.includes('is read as'))).toEqual([])
})

it('reads value and mortgage of a home by its status', async () => {
  const { homes } = await preview(
    'Address,Price,Value,Mortgage,Status',
    '1 A St,620000,850000,310000,Owned',
    '2 A St,620000,,310000,Owned',
    '3 A St,620000,640000,310000,Watching',
  )
  const owned = { status: 'owned', purchase_price: 620_000 }
  expect(homes).toEqual([
    {
      property: '1 A St',
      ...owned,
      analysis: { current_value: 850_000, current_value_on: '2026-11-26', loans: OWED },
    },
    { property: '2 A St', ...owned, analysis: { loans: OWED } },
    {
      property: '3 A St',
      status: 'watching',
      purchase_price: 620_000,
      deposit: 310_000,
      estimated_value: 640_000,
    },
  ])
})
