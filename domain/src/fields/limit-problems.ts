import type { Field, FieldTable } from './field.ts'
import type { GivenOf } from './field-values.ts'
import { limitsProblem } from './limits-problem.ts'

/** The error messages of figures outside their limits, by path, such as `loans.1.interest_rate`. */
export function limitProblems<Table extends FieldTable>(
  table: Table,
  given: GivenOf<Table>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(problemsOf(table, given))
}

type Found = readonly [path: string, problem: string]

function problemsOf(table: FieldTable, given: Readonly<Record<string, unknown>>): readonly Found[] {
  return Object.entries(table).flatMap(([name, field]) =>
    problemsAt(field, given[name]).map(([path, problem]): Found => [path === '' ? name : `${name}.${path}`, problem]),
  )
}

function problemsAt(field: Field, value: unknown): readonly Found[] {
  if ('limits' in field) {
    const problem = typeof value === 'number' ? limitsProblem(field.limits, value) : null
    return problem === null ? [] : [['', problem]]
  }
  if (typeof value !== 'object' || value === null) return []
  if (field.kind === 'group') return problemsOf(field.fields, { ...value })
  if (field.kind === 'years') return problemsOf(eachOf(value, field.figure), { ...value })
  if (field.kind !== 'list') return []
  return problemsOf(eachOf(value, { ...field, kind: 'group', default: null }), { ...value })
}

/** A table with the same field for each key. */
function eachOf(values: object, field: Field): FieldTable {
  return Object.fromEntries(Object.keys(values).map((key) => [key, field]))
}
