import type { Field, FieldTable } from './field.ts'

/** The field at a path, such as `loans.1.fixed_until` or `capital_spend.3`; null where there is none. */
export function fieldAt(table: FieldTable, path: string): Field | null {
  const [name = '', ...inside] = path.split('.')
  const field = Object.hasOwn(table, name) ? (table[name] ?? null) : null
  if (field === null || inside.length === 0) return field
  if (field.kind === 'group') return fieldAt(field.fields, inside.join('.'))
  if (field.kind === 'years') return inside.length === 1 ? field.figure : null
  return field.kind === 'list' && inside.length > 1 ? fieldAt(field.fields, inside.slice(1).join('.')) : null
}
