import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { expect, it } from 'vitest'
import { copyCalculation } from './copy-calculation.ts'

const ANALYSIS = { loans: [{ name: 'Fixed', share_pct: 60, fixed_until: '2027-12-01' }, { name: 'Rest' }] }
const SAVED = {
  ...NOTHING_GIVEN,
  id: 'a',
  version: 7,
  property: '12 Rose Street',
  property_photo_url: '/images/a.jpg',
  status: 'owned',
  tags: ['brick'],
  note: 'Roof is new.',
  purchase_price: 850_000,
  estimate_weekly_lower: 600,
  estimate_reason: 'Seen inside.',
  analysis: ANALYSIS,
  scenarios: [{ id: 'b', name: 'Cheaper', changes: { purchase_price: 680_000 } }],
} as unknown as SavedCalculation

it('copies every input and scenario under ids of their own, without status and photo', () => {
  const copy = copyCalculation(SAVED, { is_property_professional: true }, () => 'new')
  expect(copy).toMatchObject({
    property: '12 Rose Street',
    tags: ['brick'],
    note: 'Roof is new.',
    purchase_price: 850_000,
    estimate_weekly_lower: 600,
    analysis: ANALYSIS,
    scenarios: [{ id: 'new', name: 'Cheaper', changes: { purchase_price: 680_000 } }],
    status: null,
  })
  for (const name of ['id', 'version', 'property_photo_url']) expect(copy).not.toHaveProperty(name)
})

it('leaves out an estimate that its owner may not give any more', () => {
  const copy = copyCalculation(SAVED, { is_property_professional: false }, () => 'new')
  expect(copy).toMatchObject({ estimate_weekly_lower: null, estimate_reason: null, note: 'Roof is new.' })
})
