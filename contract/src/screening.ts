import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import {
  LISTING_DOUBTS,
  MAX_HOME_LENGTH,
  MAX_LIST_LENGTH,
  MAX_LISTED_HOMES,
} from '@homeyield/domain/listings/listed-home'
import { DWELLINGS } from '@homeyield/domain/property/property-options'
import { keysOf } from '@homeyield/domain/records/keys-of'
import { recordOf } from '@homeyield/domain/records/pick'
import { CONFIDENCES } from '@homeyield/domain/rent/market-rent-entry'
import { CRITERIA, CRITERION_FIELDS } from '@homeyield/domain/screening/criteria'
import { JUDGEMENTS, VERDICTS } from '@homeyield/domain/screening/judge'
import { SCREENED_FIGURES } from '@homeyield/domain/screening/screened-result'
import { TERM_FIELDS } from '@homeyield/domain/screening/terms'
import * as z from 'zod/mini'
import { asAtSchema } from './saved-calculation.ts'
import { answeredFields, fieldsOf, sentField } from './field-schemas.ts'
import { shapeOf } from './figure-shapes.ts'
import { areaCodesField } from './market-rent.ts'
import { problemSchema } from './problem.ts'
import { line, requiredLine } from './text-field.ts'

/** Lists that an account may store. */
export const MOST_SCREENINGS = 100
/** Sets of terms that an account may store. */
export const MOST_TEMPLATES = 20
const LONGEST_NAME = 100

/** How the place of a home was found: itself, its street, or its suburb; null where it was not. */
const FOUND = ['address', 'street', 'suburb'] as const

/**
 * What is known of a home: its place and figures; which of several places it is, a question to the person; no place; beyond
 * the homes that are read without Premium; outside of the suburb of a free account.
 */
const HOME_STATES = ['known', 'question', 'not_found', 'not_read', 'premium_required'] as const

const text = z.nullable(z.string())
const figure = z.nullable(z.number())
const dwelling = z.enum(DWELLINGS)
const criterion = z.enum(CRITERIA, { error: `Choose one of: ${CRITERIA.join(', ')}` })

const sentTerms = fieldsOf(TERM_FIELDS, sentField)
const sentCriteria = z.extend(fieldsOf(CRITERION_FIELDS, sentField), {
  dwellings: z.optional(
    z
      .array(z.enum(DWELLINGS, { error: `Choose one of: ${DWELLINGS.join(', ')}` }))
      .check(z.maxLength(DWELLINGS.length, 'Name each dwelling once')),
  ),
  deal_breakers: z.optional(z.array(criterion).check(z.maxLength(CRITERIA.length, 'Name each criterion once'))),
})

const storedTerms = answeredFields(TERM_FIELDS)
const storedCriteria = z.extend(answeredFields(CRITERION_FIELDS), {
  dwellings: z.array(dwelling),
  deal_breakers: z.array(z.enum(CRITERIA)),
})

/** A place that a line may mean. */
const candidate = z.object({ id: z.string(), address: z.string() })

const homeSchema = z.object({
  id: z.string(),
  /** As it was pasted. */
  text: z.string(),
  state: z.enum(HOME_STATES),
  found: z.nullable(z.enum(FOUND)),
  property: z.string(),
  is_sample_address: z.boolean(),
  suburb: text,
  city: text,
  meshblock: text,
  sa2_code: text,
  dwelling: z.nullable(dwelling),
  number_of_bedrooms: figure,
  purchase_price: figure,
  /** Such as `Auction`, where the line has no price, or more than one. */
  price_words: text,
  /** What was not certain in the line, a sentence each. */
  doubts: z.array(z.string()),
  candidates: z.array(candidate),
  /** The person wants no more of it. */
  left_out: z.boolean(),
  /** The calculation that it was saved as. */
  calculation_id: text,
})
export type ScreeningHome = z.infer<typeof homeSchema>

const rentFigures = z.object({
  dwelling,
  number_of_bedrooms: z.number(),
  lower_quartile: z.number(),
  median: z.number(),
  upper_quartile: z.number(),
  interval_80: z.tuple([z.number(), z.number()]),
  confidence: z.enum(CONFIDENCES),
  period: z.string(),
})

const judgements = z.partial(z.object(recordOf(CRITERIA, () => z.enum(JUDGEMENTS))))

const resultSchema = z.object({
  id: z.string(),
  assumed: z.array(z.enum(['dwelling', 'number_of_bedrooms'])),
  rent: z.nullable(z.pick(rentFigures, { median: true, interval_80: true, confidence: true, period: true })),
  ...shapeOf(SCREENED_FIGURES, figure),
  needed_rent: figure,
  chance: figure,
  works_at: figure,
  surely_works_at: figure,
  judged: judgements,
  verdict: z.enum(VERDICTS),
  is_out: z.boolean(),
  rank: figure,
  why: z.string(),
})

/** A list in the list of lists. */
const listedScreening = z.object({
  id: z.string(),
  name: z.string(),
  version: z.number(),
  number_of_homes: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
})
export const screeningsResponse = z.array(listedScreening)
export type ListedScreening = z.infer<typeof listedScreening>

/** A list of homes with its terms and criteria; its results, best first, by the rents of today. */
export const screeningSchema = z.extend(listedScreening, {
  as_at: asAtSchema,
  terms: storedTerms,
  criteria: storedCriteria,
  homes: z.array(homeSchema),
  results: z.array(resultSchema),
  /** The rents of the areas of the homes, for all kinds of homes: what the results follow from. */
  areas: z.array(z.object({ sa2_code: z.string(), rents: z.array(rentFigures) })),
})
export type Screening = z.infer<typeof screeningSchema>

/** A list after a change, without what the client has: of its homes those that changed, and the rents of their areas. Its results follow. */
export const changedScreeningSchema = z.extend(listedScreening, {
  ...z.pick(screeningSchema, { as_at: true, terms: true, criteria: true, areas: true }).shape,
  changed_homes: z.array(homeSchema),
})
export type ChangedScreening = z.infer<typeof changedScreeningSchema>

const homeFields = z.pick(fieldsOf(CALCULATION_FIELDS, sentField), { purchase_price: true, number_of_bedrooms: true })

const DOUBTS = keysOf(LISTING_DOUBTS)

const givenHome = z.extend(homeFields, {
  /** The place is searched by it; with `sa2_code` it is as it is. */
  property: requiredLine('Give an address or a suburb', CALCULATION_FIELDS.property.longest),
  text: z.optional(line(MAX_HOME_LENGTH)),
  suburb: z.optional(z.nullable(line(100))),
  city: z.optional(z.nullable(line(100))),
  sa2_code: z.optional(z.nullable(areaCodesField)),
  dwelling: z.optional(z.nullable(dwelling)),
  price_words: z.optional(z.nullable(line(100))),
  /** What was not certain in the line that it was read from. */
  doubts: z.optional(
    z
      .array(z.enum(DOUBTS, { error: `Choose one of: ${DOUBTS.join(', ')}` }))
      .check(z.maxLength(DOUBTS.length, 'Give each doubt once')),
  ),
})
export type GivenHome = z.infer<typeof givenHome>

/**
 * A list to store: a text to read it from, or its homes. Of terms that are sent, what is left out is our guide, as
 * in a new calculation; null is nothing.
 */
export const createScreeningBody = z
  .object({
    name: z.optional(line(LONGEST_NAME)),
    text: z.optional(
      z
        .string({ error: 'Give a text' })
        .check(z.maxLength(MAX_LIST_LENGTH, `Use at most ${MAX_LIST_LENGTH} characters`)),
    ),
    homes: z.optional(
      z.array(givenHome).check(z.maxLength(MAX_LISTED_HOMES, `A list has at most ${MAX_LISTED_HOMES} homes`)),
    ),
    terms: z.optional(sentTerms),
    criteria: z.optional(sentCriteria),
  })
  .check((context) => {
    const { text: given, homes } = context.value
    if ((given === undefined) === (homes === undefined))
      context.issues.push({ code: 'custom', message: 'Give a text or homes', path: ['text'], input: context.value })
  })
export type CreateScreeningBody = z.infer<typeof createScreeningBody>

const changedHome = z.extend(homeFields, {
  id: z.guid({ error: 'Give the id of a home' }),
  /** The answer to a question: the id of a candidate. */
  candidate_id: z.optional(z.string().check(z.maxLength(200))),
  /** Another address, whose place is then searched. */
  property: z.optional(requiredLine('Give an address or a suburb', CALCULATION_FIELDS.property.longest)),
  dwelling: z.optional(z.nullable(dwelling)),
  left_out: z.optional(z.boolean({ error: 'Choose true or false' })),
  calculation_id: z.optional(z.nullable(z.guid({ error: 'Give the id of a calculation, or null' }))),
})

/** Fields to change, with the version that they were read with. */
export const changeScreeningBody = z.object({
  version: z.int({ error: 'Give the version that you read' }),
  name: z.optional(requiredLine('Give a name', LONGEST_NAME)),
  terms: z.optional(sentTerms),
  criteria: z.optional(sentCriteria),
  homes: z.optional(
    z.array(changedHome).check(z.maxLength(MAX_LISTED_HOMES, `A list has at most ${MAX_LISTED_HOMES} homes`)),
  ),
})
export type ChangeScreeningBody = z.infer<typeof changeScreeningBody>

export const screeningParams = z.object({ id: z.guid() })

/** `changes` answers what a change changed, of a list that the client has at the version that it sends. */
export const changeScreeningQuery = z.object({
  answer: z.optional(z.enum(['whole', 'changes'], { error: 'Choose whole or changes' })),
})

/** What becomes of the calculations that were saved from a list; those that were changed since stay. */
export const deleteScreeningQuery = z.object({
  calculations: z.optional(z.enum(['keep', 'delete'], { error: 'Choose keep or delete' })),
})

/** How many calculations were deleted with the list. */
export const deletedScreeningResponse = z.object({ deleted_calculations: z.number() })

/** The refusal of a change to an older version, with the current list. */
export const screeningConflictSchema = z.extend(problemSchema, { screening: screeningSchema })

const storedTemplate = z.object({ name: z.string(), terms: storedTerms, criteria: storedCriteria })

/** Named terms and criteria of an account; version 0 until the first are saved. */
export const templatesResponse = z.object({ version: z.number(), templates: z.array(storedTemplate) })
export type TemplatesResponse = z.infer<typeof templatesResponse>

/** All of them, and the version that they were read with. */
export const replaceTemplatesBody = z.object({
  version: z.int({ error: 'Give the version that you read' }),
  templates: z
    .array(z.object({ name: requiredLine('Give a name', LONGEST_NAME), terms: sentTerms, criteria: sentCriteria }))
    .check(
      z.maxLength(MOST_TEMPLATES, `There are at most ${MOST_TEMPLATES} templates`),
      z.refine<readonly { readonly name: string }[]>(
        (given) => new Set(given.map(({ name }) => name.toLowerCase())).size === given.length,
        'Use each name once',
      ),
    ),
})

export type ReplaceTemplatesBody = z.infer<typeof replaceTemplatesBody>

export const templatesConflictSchema = z.extend(problemSchema, {
  templates: z.array(storedTemplate),
  version: z.number(),
})
