import { WEEKLY } from '../fields/amounts.ts'
import { type FieldTable, YES_NO } from '../fields/field.ts'
import type { ValuesOf } from '../fields/field-values.ts'
import { PROPERTY_FIELDS } from '../property/property-fields.ts'
import { DWELLINGS } from '../property/property-options.ts'
import { DOCUMENT_BLOCKS } from './blocks-of-kinds.ts'
import { DOCUMENT_LANGUAGES } from './document-kinds.ts'

/** A home that was let or offered, as the professional knows it. It counts once it has a rent. */
export const COMPARABLE_FIELDS = {
  address: { kind: 'line', label: 'Address', longest: 120, default: null },
  number_of_bedrooms: { ...PROPERTY_FIELDS.number_of_bedrooms, default: null },
  dwelling: { kind: 'choice', label: 'Kind of home', options: DWELLINGS, default: 'House' },
  weekly_rent: { ...WEEKLY, label: 'Rent' },
  let_on: { kind: 'date', label: 'Let or offered on', default: null },
  source: { kind: 'line', label: 'Source', longest: 80, default: null },
  /** In steps of 5; below 0 it is worse. */
  better_pct: {
    kind: 'whole',
    label: 'Better than this home by',
    unit: '%',
    limits: { lowest: -30, highest: 30 },
    default: 0,
  },
  note: { kind: 'line', label: 'Note', longest: 200, default: null },
  counts: { kind: 'boolean', label: 'Counts', labels: YES_NO, default: true },
} as const satisfies FieldTable

export type Comparable = ValuesOf<typeof COMPARABLE_FIELDS>

/** Per cent by which a comparable home can be better or worse are multiples of it. */
export const BETTER_STEP = 5

const LONGEST_MESSAGE = 2000

/** What a person chooses and writes in a document; its figures are those of the calculation on its day. */
export const DOCUMENT_FIELDS = {
  language: {
    kind: 'choice',
    label: 'Language',
    options: DOCUMENT_LANGUAGES,
    labels: { en: 'English', mi: 'Te reo Māori', zh: '简体中文' },
    default: 'en',
  },
  client_name: { kind: 'line', label: 'Client’s name', longest: 80, default: null },
  client_email: { kind: 'line', label: 'Client’s email', longest: 254, default: null },
  subject: { kind: 'line', label: 'Subject', longest: 120, default: null },
  message: { kind: 'paragraph', label: 'Message', longest: LONGEST_MESSAGE, default: null },
  hidden_blocks: { kind: 'tags', label: 'Hidden parts', most: DOCUMENT_BLOCKS.length, longest: 40, default: [] },
  /** The professional's own range, which leads once it is given. */
  estimate_weekly_lower: { ...WEEKLY, label: 'Your estimate, lower' },
  estimate_weekly_upper: { ...WEEKLY, label: 'Your estimate, upper' },
  estimate_reason: { kind: 'paragraph', label: 'Your reasons', longest: 400, default: null },
  comparables: { kind: 'list', label: 'Comparable homes', fields: COMPARABLE_FIELDS, most: 8, default: [] },
} as const satisfies FieldTable

export type DocumentInputs = ValuesOf<typeof DOCUMENT_FIELDS>
