import { WEEKLY } from '../fields/amounts.ts'
import type { CalculationFieldTable } from '../fields/field.ts'

const OWN_HOME = { group: 'own-home', sections: [] } as const

/** Flatmates rent a room; boarders also get meals or other services, and their rent is taxed by another method. */
const ROOM_TENANTS = ['Flatmates', 'Boarders'] as const

/** Living in the home, with rooms let. Source: docs/method/lender.md, "Living in the home". */
export const OWN_HOME_FIELDS = {
  rooms_let: {
    ...OWN_HOME,
    kind: 'whole',
    label: 'Rooms you let',
    unit: '',
    limits: { lowest: 0, highest: 20 },
    default: null,
  },
  room_rent: { ...OWN_HOME, ...WEEKLY, label: 'Rent of each room' },
  room_tenants: {
    ...OWN_HOME,
    kind: 'choice',
    label: 'Who lives in the rooms',
    options: ROOM_TENANTS,
    default: 'Flatmates',
  },
  part_lived_in: {
    ...OWN_HOME,
    kind: 'rate',
    label: 'Part you live in',
    unit: '%',
    limits: { lowest: 0, highest: 100 },
    default: null,
  },
} as const satisfies CalculationFieldTable
