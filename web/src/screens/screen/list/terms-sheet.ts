import type { Screening } from '@homeyield/contract/screening'
import type { Field } from '@homeyield/domain/fields/field'
import { keysOf } from '@homeyield/domain/records/keys-of'
import { type Criterion, CRITERION_FIELDS } from '@homeyield/domain/screening/criteria'
import { TERM_FIELDS } from '@homeyield/domain/screening/terms'
import type { XlsxCell, XlsxSheet } from '../../../components/xlsx/xlsx-sheet.ts'

/** What the homes of a list were ranked by. */
export function termsSheet({ terms, criteria, as_at }: Pick<Screening, 'terms' | 'criteria' | 'as_at'>): XlsxSheet {
  // The share counts while there is no amount.
  const unused = terms.deposit === null ? 'deposit' : 'deposit_pct'
  const breaker = (name: Criterion) => (criteria.deal_breakers.includes(name) ? 'Yes' : null)
  return {
    name: 'Terms and criteria',
    columns: ['Terms and criteria', 'Value', 'Unit', 'Deal-breaker'].map((head) => ({ head, kind: 'text' })),
    rows: [
      ['Market rents as at', as_at, null, null],
      ...keysOf(TERM_FIELDS)
        .filter((name) => name !== unused)
        .map((name) => rowOf(TERM_FIELDS[name], terms[name])),
      ...keysOf(CRITERION_FIELDS)
        .filter((name) => criteria[name] !== null)
        .map((name) => rowOf(CRITERION_FIELDS[name], criteria[name], breaker(name))),
      ...(criteria.dwellings.length === 0
        ? []
        : [['Dwelling types', criteria.dwellings.join(', '), null, breaker('dwellings')]]),
    ],
  }
}

type Given = string | number | boolean | null

function rowOf(field: Field, value: Given, breaker: XlsxCell = null): readonly XlsxCell[] {
  const unit = 'unit' in field && field.unit !== '' ? field.unit : null
  return [field.label, cellOf(field, value), unit, breaker]
}

function cellOf(field: Field, value: Given): XlsxCell {
  if (typeof value !== 'boolean') return value
  return field.kind === 'boolean' ? field.labels[value ? 0 : 1] : null
}
