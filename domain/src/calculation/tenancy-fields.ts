import type { FieldTable } from '../fields/field.ts'
import { YES_NO } from '../fields/field.ts'
import type { ValuesOf } from '../fields/field-values.ts'

/** How a notice is given. */
export const NOTICE_WAYS = ['in_person', 'email', 'letterbox', 'post'] as const
export type NoticeWay = (typeof NOTICE_WAYS)[number]

/** A tenancy's days. Source: docs/method/lawful-rent.md, "Earliest increase". */
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
  notice_by: {
    kind: 'choice',
    label: 'How you give it',
    options: NOTICE_WAYS,
    labels: {
      in_person: 'In person',
      email: 'By email',
      letterbox: 'In the letterbox or at the door',
      post: 'By post',
    },
    default: 'in_person',
    phrase: 'notice {}',
  },
  notice_after_5pm: {
    kind: 'boolean',
    label: 'You send the email after 5 pm',
    labels: YES_NO,
    default: false,
    phrase: 'after 5 pm',
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
