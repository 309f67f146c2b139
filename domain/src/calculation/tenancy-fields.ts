import type { FieldTable } from '../fields/field.ts'
import { YES_NO } from '../fields/field.ts'
import type { ValuesOf } from '../fields/field-values.ts'

/** A tenancy's days. Source: investment analysis section 7. */
export const TENANCY_FIELDS = {
  tenancy_start: { kind: 'date', label: 'Tenancy began', default: null, required: true, phrase: 'Began {}' },
  last_increase: { kind: 'date', label: 'Last rent increase', default: null, phrase: 'last increase {}' },
  fixed_term_end: { kind: 'date', label: 'Fixed term ends', default: null, phrase: 'fixed term to {}' },
  increase_permitted_in_term: {
    kind: 'boolean',
    label: 'The agreement permits an increase within the fixed term',
    labels: YES_NO,
    default: false,
    phrase: 'increases allowed within it',
  },
  notice_date: {
    kind: 'date',
    label: 'You give notice on',
    default: null,
    follows: 'today',
    phrase: 'notice on {}',
  },
  service_days: {
    kind: 'whole',
    label: 'Days until a notice has arrived',
    unit: 'days',
    limits: { lowest: 0, highest: 60 },
    default: 0,
    phrase: '{} until a notice has arrived',
  },
  boarding_house: {
    kind: 'boolean',
    label: 'A boarding house',
    labels: YES_NO,
    default: false,
    phrase: 'boarding house',
  },
} as const satisfies FieldTable

export type Tenancy = ValuesOf<typeof TENANCY_FIELDS>
