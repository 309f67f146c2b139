import type { PropertyData } from '@homeyield/contract/property-data'
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { describe, expect, it } from 'vitest'
import { addressToLookUp, savedPropertyDataOf, propertyLookup } from './property-lookup.ts'

const HERE = '12 Example Street, Ponsonby, Auckland'
const THERE = '14 Example Street, Ponsonby, Auckland'

const data = { cv: { value: 800_000 }, beds: 3 } as PropertyData
const loaded = {
  property: HERE,
  capital_value: 800_000,
  image_url: 'https://images.example/1.jpg',
  median_sale_price: 845_000,
  avm_value_change: 12.5,
  rental_rate_change: 3.1,
  property_data: data,
} as unknown as SavedCalculation

const at = (property: string) => ({ premium: true, property, debounced: property, saved: null })
const unanswered = { data: undefined, failed: false }

describe('the lookup', () => {
  it('is made for Premium once there is an address', () => {
    expect(addressToLookUp(at(HERE))).toBe(HERE)
    expect(addressToLookUp(at(''))).toBeNull()
    expect(addressToLookUp({ ...at(HERE), premium: false })).toBeNull()
  })

  it('waits for a pause in typing', () => {
    expect(addressToLookUp({ ...at(THERE), debounced: HERE })).toBeNull()
    expect(propertyLookup({ ...at(THERE), debounced: HERE }, unanswered)).toEqual({ status: 'looking', data: null })
  })

  it('is not made for a complete loaded calculation, until its address changes', () => {
    const saved = savedPropertyDataOf(loaded)
    expect(addressToLookUp({ ...at(HERE), saved })).toBeNull()
    expect(addressToLookUp({ ...at(THERE), saved })).toBe(THERE)
  })

  it.each(['capital_value', 'image_url', 'median_sale_price', 'avm_value_change', 'rental_rate_change'])(
    'is made where the loaded calculation lacks its %s',
    (field) => {
      const saved = savedPropertyDataOf({ ...loaded, [field]: null })
      expect(addressToLookUp({ ...at(HERE), saved })).toBe(HERE)
    },
  )

  it('is made where the loaded calculation has no property data', () => {
    expect(addressToLookUp({ ...at(HERE), saved: savedPropertyDataOf({ ...loaded, property_data: null }) })).toBe(HERE)
  })
})

describe('the property data', () => {
  it('are null without an address or Premium', () => {
    expect(propertyLookup(at(''), unanswered)).toEqual({ status: 'none', data: null })
    expect(propertyLookup({ ...at(HERE), premium: false }, unanswered)).toEqual({ status: 'none', data: null })
  })

  it('are those saved with a complete calculation, in full shape', () => {
    const known = propertyLookup({ ...at(HERE), saved: savedPropertyDataOf(loaded) }, unanswered)
    expect(known).toMatchObject({ status: 'found', data: { cv: { value: 800_000 }, beds: 3, pool: null } })
  })

  it('are read from a saved part that is null', () => {
    const broken = {
      ...loaded,
      property_data: { ...data, cv: null, market_trends: null },
    } as unknown as SavedCalculation
    const known = propertyLookup({ ...at(HERE), saved: savedPropertyDataOf(broken) }, unanswered)
    expect(known.data).toMatchObject({ cv: { value: null }, market_trends: { metrics: [] }, beds: 3 })
  })

  it('are the provider’s response, before the saved ones', () => {
    const saved = savedPropertyDataOf({ ...loaded, capital_value: null })
    const newer = { ...data, beds: 4 }
    expect(propertyLookup({ ...at(HERE), saved }, { data: newer, failed: false })).toEqual({
      status: 'found',
      data: newer,
    })
  })

  it('are the saved ones during a lookup and after a failure, and never another address’s', () => {
    const saved = savedPropertyDataOf({ ...loaded, capital_value: null })
    expect(propertyLookup({ ...at(HERE), saved }, unanswered)).toMatchObject({ status: 'looking', data: { beds: 3 } })
    expect(propertyLookup({ ...at(HERE), saved }, { data: undefined, failed: true })).toMatchObject({
      status: 'failed',
      data: { beds: 3 },
    })
    expect(propertyLookup({ ...at(THERE), saved }, { data: undefined, failed: true })).toEqual({
      status: 'failed',
      data: null,
    })
  })
})
