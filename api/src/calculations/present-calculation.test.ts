import { NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { expect, it } from 'vitest'
import { viewerOf } from '../testing/viewer-of.ts'
import { appraiseInputs } from './appraise-inputs.ts'
import { takeFields } from './calculation-inputs.ts'
import { presentCalculation } from './present-calculation.ts'

const DAY = '2026-11-24'
const PREMIUM = viewerOf('one')
const FREE = { ...PREMIUM, premium: false }
const HOME = { property: '12 Rose Street', purchase_price: 850_000, deposit: 170_000 }

it('answers what a save has computed, without computing it again', () => {
  const { appraisal, ...content } = appraiseInputs(takeFields(NOTHING_GIVEN, HOME), DAY)
  expect(presentCalculation(PREMIUM, recordOf({ ...content, appraisal: { ...appraisal!, loan: 1 } }), DAY).loan).toBe(1)
  expect(presentCalculation(PREMIUM, recordOf(content), DAY).loan).toBe(680_000)
})

it('computes what a member without Premium sees of loans that need it', () => {
  const loans = [{ amount: 400_000 }, { amount: 280_000 }]
  const content = appraiseInputs({ ...takeFields(NOTHING_GIVEN, HOME), analysis: { loans } }, DAY)
  const told = { ...content, appraisal: { ...content.appraisal!, loan: 1 } }
  expect(presentCalculation(PREMIUM, recordOf(told), DAY).loan).toBe(1)
  expect(presentCalculation(FREE, recordOf(told), DAY).loan).toBe(680_000)
})

function recordOf(content: ReturnType<typeof appraiseInputs>) {
  const [createdAt, updatedAt] = [new Date(DAY), new Date(DAY)]
  const written = { id: '1', version: 1, createdAt, updatedAt, propertyPhotoUrl: null, newer: 0 }
  return { ...content, ...written, scenarios: [], propertyData: null }
}
