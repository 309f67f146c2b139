import { calculationFields } from '@homeyield/contract/calculation'
import { CALCULATION_FIELDS, FIELD_NAMES } from '@homeyield/domain/calculation/fields'
import type { CalculationInputs, FieldName } from '@homeyield/domain/calculation/fields'
import { readInputs } from '@homeyield/domain/calculation/read-inputs'

type Stored = Record<string, unknown> & { readonly analysis?: object | null }

/** The valid fields of a stored form; others are dropped, so that bad data never stop the calculator from opening. */
export function readValidFields(stored: unknown): Partial<CalculationInputs> {
  const values: Record<string, unknown> = readInputs((stored ?? {}) as Stored)
  const valid = FIELD_NAMES.flatMap((field) => {
    const read = readField(field, values[field])
    const missing =
      !read.success || read.data === undefined || (read.data === null && CALCULATION_FIELDS[field].default !== null)
    return missing ? [] : [[field, read.data] as const]
  })
  return Object.fromEntries(valid)
}

type Inside = Record<PropertyKey, unknown>

/** A field without the inputs inside it that are invalid, such as one rate of eight loans. */
function readField(field: FieldName, value: unknown) {
  const schema = calculationFields.shape[field]
  const read = schema.safeParse(value)
  const paths = (read.error?.issues ?? []).map(({ path }) => path).filter((path) => path.length > 0)
  if (paths.length === 0) return read
  const copy = structuredClone(value) as Inside | undefined
  for (const path of paths) {
    const holder = path.slice(0, -1).reduce<Inside | undefined>((inside, key) => inside?.[key] as Inside, copy)
    if (holder) delete holder[path.at(-1) ?? '']
  }
  return schema.safeParse(copy)
}
