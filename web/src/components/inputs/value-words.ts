import type { Field, FieldTable, FigureField } from '@homeyield/domain/fields/field'
import type { GivenOf } from '@homeyield/domain/fields/field-values'
import { formatMoney } from '@homeyield/domain/money/amount'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import { dateText } from '../../ui/date-text.ts'

/** A value of a field in words, with its unit. */
export function valueWords(field: Field, value: unknown): string {
  if (typeof value === 'number') return 'limits' in field ? figureWords(field, value) : writeNumber(value)
  if (typeof value === 'boolean') return field.kind === 'boolean' ? field.labels[value ? 0 : 1] : '–'
  if (typeof value !== 'string') return '–'
  if (field.kind === 'date') return dateText(value)
  return field.kind === 'choice' ? (field.labels?.[value] ?? value) : value
}

function figureWords({ kind, unit }: FigureField, value: number): string {
  if (kind === 'money') return formatMoney(value)
  if (unit === 'months') return value % 12 === 0 ? yearWords(value / 12) : `${value} months`
  if (unit === 'years') return yearWords(value)
  const written = writeNumber(value, 4).replace('-', '−')
  return unit.startsWith('%') ? `${written}${unit}` : `${written} ${unit}`.trim()
}

function yearWords(years: number): string {
  return years === 1 ? '1 year' : `${years} years`
}

/** Such as “6.49%”. */
export function percentWords(value: number): string {
  return `${writeNumber(value, 4)}%`
}

/** What differs from the defaults of a table, such as “fixed to 1 Dec 2027”, in the order of the table. */
export function phrasesOf<Table extends FieldTable>(table: Table, values: GivenOf<Table>): readonly string[] {
  const given = recordOrEmpty(values)
  return Object.entries<Field>(table).flatMap(([name, field]) => {
    const value = given[name] ?? null
    const isNothing = value === null || value === field.default || (field.kind === 'money' && value === 0)
    return isNothing ? [] : [phraseOf(field, value)]
  })
}

function phraseOf(field: Field, value: unknown): string {
  const label = field.label.toLowerCase()
  const phrase = field.phrase ?? (field.kind === 'boolean' ? label : `${label} {}`)
  return phrase.replace('{}', shortWords(field, value))
}

function shortWords(field: Field, value: unknown): string {
  if (field.kind === 'rate' && typeof value === 'number') return percentWords(value)
  const words = valueWords(field, value)
  return field.kind === 'choice' ? words.toLowerCase() : words
}
