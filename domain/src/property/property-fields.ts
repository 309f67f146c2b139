import type { CalculationFieldTable } from '../fields/field.ts'
import { YES_NO } from '../fields/field.ts'
import type { ValuesOf } from '../fields/field-values.ts'
import { DEFAULT_BEDROOMS, DEFAULT_DWELLING, DWELLINGS, HOUSE_CONDITION } from './property-options.ts'

const ADDRESS = { group: 'address', sections: ['rental-assessment'] } as const
const PLACE = { ...ADDRESS, kind: 'line', longest: 100, default: null } as const
const HOME = { group: 'home', sections: ['rental-assessment'] } as const

/** A property: its address and what kind of home it is. */
export const PROPERTY_FIELDS = {
  property: { ...ADDRESS, kind: 'line', label: 'Address', longest: 300, default: '' },
  is_sample_address: {
    ...ADDRESS,
    kind: 'boolean',
    label: 'Whether the address is sample data',
    labels: YES_NO,
    default: false,
  },
  suburb: { ...PLACE, label: 'Suburb' },
  city: { ...PLACE, label: 'Town or city' },
  meshblock: { ...ADDRESS, kind: 'meshblock', label: 'Meshblock', default: null },
  sa2_code: { ...ADDRESS, kind: 'sa2_code', label: 'Statistical area 2', default: null },
  dwelling: {
    group: 'expenses',
    sections: ['rental-assessment'],
    kind: 'choice',
    label: 'Dwelling type',
    options: DWELLINGS,
    default: DEFAULT_DWELLING,
  },
  number_of_bedrooms: {
    ...HOME,
    kind: 'whole',
    label: 'Bedrooms',
    unit: '',
    limits: { lowest: 1, highest: 20 },
    default: DEFAULT_BEDROOMS,
  },
  number_of_car_parks: {
    ...HOME,
    kind: 'whole',
    label: 'Car parks',
    unit: '',
    limits: { lowest: 0, highest: 99 },
    default: null,
    initial: 0,
  },
  house_condition: {
    group: 'basis',
    sections: ['rental-assessment'],
    kind: 'whole',
    label: 'Property quality',
    unit: '%',
    limits: HOUSE_CONDITION,
    default: HOUSE_CONDITION.default,
  },
} as const satisfies CalculationFieldTable

export type PropertyInputs = ValuesOf<typeof PROPERTY_FIELDS>
