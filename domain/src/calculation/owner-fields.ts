import { INCOME, NAME } from '../fields/amounts.ts'
import type { FieldTable } from '../fields/field.ts'
import type { ValuesOf } from '../fields/field-values.ts'

export const OWNER_KINDS = ['individual', 'company', 'trust'] as const
export type OwnerKind = (typeof OWNER_KINDS)[number]

/** Who owns homes: a person, a company or a trust, with what is the same for every home. */
export const PERSON_FIELDS = {
  name: NAME,
  kind: {
    kind: 'choice',
    label: 'Owner is',
    options: OWNER_KINDS,
    labels: { individual: 'A person', company: 'A company', trust: 'A trust' },
    default: 'individual',
  },
  other_income: { ...INCOME, label: 'Other income before tax', phrase: 'earns {}' },
  /** Of other homes that are let; counts on the portfolio basis. */
  other_residential_net: {
    ...INCOME,
    label: 'Income of other homes less their deductions',
    limits: { lowest: -100_000_000, highest: 100_000_000 },
    phrase: 'other homes {}',
  },
} as const satisfies FieldTable

/** An owner's part of a home and other income. Source: docs/method/years-and-tax.md, "What a home adds". */
export const OWNER_FIELDS = {
  /** Then name, kind and incomes are those of the person. */
  person_id: { kind: 'line', label: 'Person of the household', longest: 36, default: null },
  name: { ...PERSON_FIELDS.name, follows: 'the place in the list' },
  kind: PERSON_FIELDS.kind,
  share_pct: {
    kind: 'rate',
    label: 'Share',
    unit: '%',
    limits: { lowest: 0, highest: 100 },
    default: null,
    follows: 'the number of owners',
  },
  other_income: PERSON_FIELDS.other_income,
  other_residential_net: PERSON_FIELDS.other_residential_net,
  brought_forward: { ...INCOME, label: 'Deductions brought forward', unit: 'NZD', phrase: '{} of losses kept' },
} as const satisfies FieldTable

/** Per cent, NZD a year. */
export type Owner = ValuesOf<typeof OWNER_FIELDS>
