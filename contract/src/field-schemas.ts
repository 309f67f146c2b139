import type { Field, FieldTable, ListField, YearsField } from '@homeyield/domain/fields/field'
import type { GivenValue, ValuesOf } from '@homeyield/domain/fields/field-values'
import * as z from 'zod/mini'
import { descriptions, describeField } from './describe-field.ts'
import { figureOf } from './figure-field.ts'
import { areaCodesField, meshblockField } from './market-rent.ts'
import { line, paragraph, tags } from './text-field.ts'

type SchemaOf = (field: Field) => z.ZodMiniType

type Shape<Table extends FieldTable> = {
  readonly [Name in keyof Table]: z.ZodMiniOptional<z.ZodMiniType<GivenValue<Table[Name]> | null>>
}

/** The schema of a field as a client sends it. */
export function sentField(field: Field): z.ZodMiniType {
  switch (field.kind) {
    case 'money':
    case 'rate':
    case 'whole':
      return figureOf(field)
    case 'choice':
      return z.enum(field.options, { error: `Choose one of: ${field.options.join(', ')}` })
    case 'boolean':
      return z.boolean({ error: 'Choose true or false' })
    case 'line':
      return line(field.longest)
    case 'paragraph':
      return paragraph(field.longest)
    case 'date':
      return z.iso.date('Enter a date as YYYY-MM-DD')
    case 'sa2_code':
      return areaCodesField
    case 'meshblock':
      return meshblockField
    case 'tags':
      return tags(field.most, field.longest)
    case 'group':
      return fieldsOf(field.fields, sentField)
    case 'list':
      return listOf(field, sentField)
    case 'years':
      return yearsOf(field, sentField)
  }
}

/** The schema of a field as it is stored and answered. */
export function storedField(field: Field): z.ZodMiniType {
  if ('limits' in field) return z.number()
  if (field.kind === 'group') return fieldsOf(field.fields, storedField)
  if (field.kind === 'list') return listOf(field, storedField)
  if (field.kind === 'years') return yearsOf(field, storedField)
  if (field.kind === 'tags') return z.array(z.string())
  if (field.kind === 'choice') return z.enum(field.options)
  return field.kind === 'boolean' ? z.boolean() : z.string()
}

/** Fields inside a field: what is left out or null has its default. */
export function fieldsOf<Table extends FieldTable>(table: Table, schemaOf: SchemaOf): z.ZodMiniObject<Shape<Table>> {
  const schemas = Object.entries<Field>(table).map(([name, field]) => [
    name,
    described(field, z.optional(z.nullable(schemaOf(field)))),
  ])
  return z.object(Object.fromEntries(schemas) as Shape<Table>)
}

/** The schemas of a table's values, each with its default applied. */
export function answeredFields<Table extends FieldTable>(table: Table) {
  const schemas = Object.entries<Field>(table).map(([name, field]) => {
    const mayLack = field.default === null || ('initial' in field && field.initial === null)
    return [name, described(field, mayLack ? z.nullable(storedField(field)) : storedField(field))]
  })
  return z.object(Object.fromEntries(schemas) as { [Name in keyof Table]: z.ZodMiniType<ValuesOf<Table>[Name]> })
}

function listOf({ fields, most, label }: ListField, schemaOf: SchemaOf) {
  const message = `There are at most ${most} ${label.toLowerCase()}`
  return z.array(fieldsOf(fields, schemaOf)).check(z.maxLength(most, message))
}

function yearsOf({ figure, most }: YearsField, schemaOf: SchemaOf) {
  const years = Array.from({ length: most }, (_, index) => index + 1)
  const year = z.string().check(z.regex(new RegExp(`^(?:${years.join('|')})$`, 'u')))
  return z.record(year, z.optional(z.nullable(schemaOf(figure))), { error: `Name years from 1 to ${most}` })
}

/** The same schema, with the text of `openapi.json`. */
export function described<Schema extends z.ZodMiniType>(field: Field, schema: Schema): Schema {
  descriptions.add(schema, { description: describeField(field) })
  return schema
}
