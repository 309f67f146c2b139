import { readNotice } from '@homeyield/domain/analysis/lawful-rent/read-notice'
import { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import { MOVED_FIELDS } from '@homeyield/domain/calculation/read-inputs'
import { LOAN_YEARS } from '@homeyield/domain/appraisal/calculation-limits'
import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import type { BooleanField, CalculationField, ChoiceField } from '@homeyield/domain/fields/field'
import type { CalculationInputs, FieldName, FieldOf, FigureName } from '@homeyield/domain/calculation/fields'
import * as z from 'zod/mini'
import { withDepositShare } from './deposit-share.ts'
import { descriptions } from './describe-field.ts'
import { described, sentField } from './field-schemas.ts'
import { figureOf } from './figure-field.ts'
import { scenariosField } from './scenario.ts'

/** What a client may send for a field. Null means the default, except for a plain choice. */
type Sent<Name extends FieldName> = Name extends FigureName ? number | string | null : Read<Name>
type Read<Name extends FieldName> =
  Name extends FieldOf<BooleanField | (ChoiceField & { readonly default: string })>
    ? CalculationInputs[Name]
    : CalculationInputs[Name] | null

type FieldSchemas = { [Name in FieldName]: z.ZodMiniOptional<z.ZodMiniType<Read<Name>, Sent<Name>>> }

const SENT_FIELDS: Readonly<Record<FieldName, CalculationField>> = {
  ...CALCULATION_FIELDS,
  // Earlier clients send some of a calculation's own fields in its analysis (`readInputs`).
  analysis: { ...CALCULATION_FIELDS.analysis, fields: { ...MOVED_FIELDS, ...ANALYSIS_FIELDS } },
}

const schemas = Object.entries(SENT_FIELDS).map(([name, field]) => [name, described(field, optionalField(field))])
const fields = Object.fromEntries(schemas) as FieldSchemas

function optionalField(field: CalculationField): z.ZodMiniType {
  const schema = field.group === 'analysis' ? z.pipe(z.transform(readEarlier), sentField(field)) : sentField(field)
  const isChosen = field.kind === 'boolean' || (field.kind === 'choice' && field.default !== null)
  return z.optional(isChosen ? schema : z.nullable(schema))
}

/** An analysis in today's form: clients of earlier versions send `service_days`. */
function readEarlier(given: unknown): unknown {
  return typeof given === 'object' && given !== null ? readNotice(given) : given
}

/** Earlier clients send whether the owner lives there (`readInputs`). */
const lives_here = z.optional(z.boolean({ error: 'Choose true or false' }))
descriptions.add(lives_here, { description: 'True is the purpose live_in, where none is sent.' })

/** The inputs of a calculation; all are optional. Results that are sent along are ignored: the server computes them. */
export const calculationFields = z.object({
  ...fields,
  lives_here,
  address: fields.property,
  loan_duration: z.optional(z.nullable(figureOf({ kind: 'rate', unit: 'years', limits: LOAN_YEARS }))),
  scenarios: scenariosField(fields, { lives_here }),
})
export type CalculationFields = z.infer<typeof calculationFields>

/** A calculation to save. */
export const createCalculationBody = withDepositShare(calculationFields)

/** The most that one page of the list has. */
export const LONGEST_PAGE = 200

const pageLimit = `A page has 1 to ${LONGEST_PAGE} calculations`

/**
 * A page of the list: at most `limit` calculations (without it `LONGEST_PAGE`) that follow the one with the id `after`.
 * Without both everything is listed.
 */
export const listCalculationsQuery = z.object({
  limit: z.optional(
    z.coerce.number({ error: pageLimit }).check(z.int(pageLimit), z.gte(1, pageLimit), z.lte(LONGEST_PAGE, pageLimit)),
  ),
  after: z.optional(z.guid('Give the id of the last calculation of the page before')),
})
export type ListCalculationsQuery = z.infer<typeof listCalculationsQuery>

export const calculationParams = z.object({ id: z.guid() })

/** A save repeated under the same key returns the first one's calculation; with another body it is refused. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z.optional(
    z
      .string()
      .check(z.regex(/^[\x21-\x7e]{1,200}$/u, 'An Idempotency-Key is 1 to 200 printable characters without spaces')),
  ),
})

const changeFields = z.extend(calculationFields, {
  version: z.optional(
    z.nullable(
      z
        .int({ error: 'A version is a whole number' })
        .check(
          z.gte(1, 'A version is a whole number from 1'),
          z.lte(2 ** 31 - 1, 'No calculation has so many versions'),
        ),
    ),
  ),
})

/** A change, with the version it was made from; without a version the last write wins. */
export const changeCalculationBody = withDepositShare(changeFields)
