import { recordOrEmpty } from '../records/is-record.ts'
import type { Field, FieldTable } from './field.ts'
import type { FollowingOf, GivenOf, ValuesOf } from './field-values.ts'

type Values = Readonly<Record<string, unknown>>

/** Fields with the default of everything that is left out; `following` has the defaults that follow from something else. */
export function completeFields<Table extends FieldTable>(
  table: Table,
  given: GivenOf<Table>,
  following: FollowingOf<Table>,
): ValuesOf<Table> {
  return complete(table, given, following) as ValuesOf<Table>
}

function complete(table: FieldTable, given: Values, following: Values): Values {
  const values = Object.entries(table).map(([name, field]) => [
    name,
    completeField(field, given[name], following[name]),
  ])
  return Object.fromEntries(values)
}

function completeField(field: Field, given: unknown, following: unknown): unknown {
  // A blank line is none.
  const value = field.kind === 'line' && typeof given === 'string' ? given.trim() || null : (given ?? null)
  if (value === null) return isPlain(following) ? following : field.default
  if (field.kind === 'group') return completeGroup(field.fields, recordOrEmpty(value), recordOrEmpty(following))
  if (field.kind === 'list') return completeList(field.fields, Array.isArray(value) ? value : [], following)
  return field.kind === 'years' ? withoutMissing(value) : value
}

function isPlain(following: unknown): boolean {
  return typeof following === 'string' || typeof following === 'number' || typeof following === 'boolean'
}

function completeGroup(table: FieldTable, given: Values, following: Values): Values | null {
  const lacks = Object.entries(table).some(([name, field]) => field.required && (given[name] ?? null) === null)
  return lacks ? null : complete(table, given, following)
}

function completeList(table: FieldTable, given: readonly unknown[], following: unknown): readonly Values[] {
  return given.map((one, index) =>
    complete(table, recordOrEmpty(one), typeof following === 'function' ? following(index, given.length) : {}),
  )
}

function withoutMissing(given: object): Values {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined))
}
