import type { Field, FieldTable } from '../field.ts'

type Values = Readonly<Record<string, unknown>>

/** A value other than its default for every field of a table, also inside. */
export function otherValues(table: FieldTable): Values {
  return Object.fromEntries(Object.entries(table).map(([name, field]) => [name, otherValue(field)]))
}

function otherValue(field: Field): unknown {
  switch (field.kind) {
    case 'money':
    case 'rate':
    case 'whole':
      return (field.default ?? field.limits.lowest) + 1
    case 'choice':
      return field.options.find((option) => option !== field.default)
    case 'boolean':
      return !field.default
    case 'line':
    case 'paragraph':
      return 'Text'
    case 'date':
      return '2026-06-01'
    case 'sa2_code':
      return '151600'
    case 'meshblock':
      return '0123456'
    case 'tags':
      return ['North']
    case 'group':
      return otherValues(field.fields)
    case 'list':
      return [otherValues(field.fields)]
    case 'years':
      return { 3: otherValue(field.figure) }
  }
}

/** The paths of the fields that have no value other than their default. */
export function defaultsIn(table: FieldTable, values: Values): readonly string[] {
  return Object.entries(table).flatMap(([name, field]) => {
    const value = values[name]
    if (value === undefined || value === null || value === field.default) return [name]
    const inside =
      field.kind === 'list' ? (value as readonly Values[]) : field.kind === 'group' ? [value as Values] : []
    if (!('fields' in field)) return []
    return inside.length === 0
      ? [name]
      : inside.flatMap((one) => defaultsIn(field.fields, one).map((path) => `${name}.${path}`))
  })
}
