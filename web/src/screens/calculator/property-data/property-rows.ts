import { writeNumber } from '@homeyield/domain/money/write-number'
import type { PropertyData } from '@homeyield/contract/property-data'
import { formatMoney } from '@homeyield/domain/money/amount'
import { dateText } from '../../../ui/date-text.ts'

/** A piece of property information in words; null where it is not known. */
export interface PropertyRow {
  readonly label: string
  readonly text: string | null
}

/**
 * What is known of a property, in words: areas in square metres, money in NZD, the day of a sale as `6 Sep 2026`, Y and N as
 * Yes and No. Source: specification section 3, "property information"; decisions section 5.
 */
export function propertyRows(data: PropertyData): PropertyRow[] {
  return [
    { label: 'Bedrooms', text: countText(data.beds) },
    { label: 'Bathrooms', text: countText(data.baths) },
    { label: 'Car spaces', text: countText(data.car_spaces) },
    { label: 'Year built', text: wordsOf(data.year_built) },
    { label: 'Land area', text: areaText(data.land_area) },
    { label: 'Floor area', text: areaText(data.floor_area) },
    { label: 'Site cover', text: areaText(data.site_cover) },
    { label: 'Units of use', text: countText(data.units_of_use) },
    { label: 'Wall material', text: wordsOf(data.wall_material) },
    { label: 'Deck', text: wordsOf(data.deck) },
    { label: 'Pool', text: wordsOf(data.pool) },
    { label: 'Last sale date', text: data.last_sale.date === null ? null : dateText(data.last_sale.date) || null },
    { label: 'Last sale value', text: moneyText(data.last_sale.value) },
    { label: 'Estimated value', text: moneyText(data.avm.value) },
  ]
}

function countText(value: number | null): string | null {
  return value === null ? null : writeNumber(value)
}

function areaText(value: number | null): string | null {
  return value === null ? null : `${writeNumber(value)} m²`
}

function moneyText(value: number | null): string | null {
  return value === null ? null : formatMoney(value)
}

const ANSWERS: Readonly<Record<string, string>> = { Y: 'Yes', N: 'No' }

function wordsOf(value: string | null): string | null {
  const words = value?.trim() ?? ''
  return ANSWERS[words.toUpperCase()] ?? (words === '' ? null : words)
}
