import { BETTER_STEP, DOCUMENT_FIELDS, type DocumentInputs } from '@homeyield/domain/documents/document-fields'
import { DOCUMENT_KINDS, DOCUMENT_LANGUAGES } from '@homeyield/domain/documents/document-kinds'
import { DWELLINGS } from '@homeyield/domain/property/property-options'
import * as z from 'zod/mini'
import { documentContentSchema } from './document-content.ts'
import { DOCUMENT_ANSWERS, LINK_DAYS } from './link.ts'
import { described, fieldsOf, sentField } from './field-schemas.ts'
import { emailField } from './email-field.ts'
import { MOST_PRINTED_LINES, paragraph } from './text-field.ts'

/** Draft until it was sent or a link was made; then its figures and words stay. The last two are the author's to say. */
export const DOCUMENT_STATES = ['draft', 'sent', 'opened', 'expired', 'won', 'lost'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]

/** What the author says became of it. */
export const DOCUMENT_OUTCOMES = ['won', 'lost'] as const

/** The documents of an account. */
export const MOST_DOCUMENTS = 1000

const kind = z.enum(DOCUMENT_KINDS, { error: `Choose one of: ${DOCUMENT_KINDS.join(', ')}` })

const fields = z.extend(fieldsOf(DOCUMENT_FIELDS, sentField), {
  message: described(
    DOCUMENT_FIELDS.message,
    z.optional(z.nullable(paragraph(DOCUMENT_FIELDS.message.longest, MOST_PRINTED_LINES))),
  ),
  client_email: z.optional(z.nullable(z.union([z.literal(''), emailField]))),
})

function checkRange(context: z.core.ParsePayload<z.infer<typeof fields>>): void {
  const { estimate_weekly_lower: lower, estimate_weekly_upper: upper, comparables } = context.value
  const issue = (path: (string | number)[], message: string) =>
    context.issues.push({ code: 'custom', message, path, input: context.value })
  if (typeof lower === 'number' && typeof upper === 'number' && lower > upper)
    issue(['estimate_weekly_upper'], 'Upper figure must not be less than lower')
  for (const [index, { better_pct }] of (comparables ?? []).entries())
    if (typeof better_pct === 'number' && better_pct % BETTER_STEP !== 0)
      issue(['comparables', index, 'better_pct'], `Choose a step of ${BETTER_STEP} %`)
}

/**
 * A new draft. What is left out is that of the account's last document of this kind, but for the client, the estimate
 * and the comparables. Without `calculation_id` it is of all owned homes, which only `bank` can be.
 */
export const createDocumentBody = z
  .extend(fields, { kind, calculation_id: z.nullable(z.guid({ error: 'Give the id of a calculation, or null' })) })
  .check(checkRange)
export type CreateDocumentBody = z.infer<typeof createDocumentBody>

/**
 * Fields to change. Of a document that was sent only `outcome` can be. The home of an appraisal takes its range too, but with
 * `to_home` false: while a bound is typed.
 */
export const changeDocumentBody = z
  .extend(fields, {
    version: z.int({ error: 'Give the version that you read' }),
    outcome: z.optional(z.nullable(z.enum(DOCUMENT_OUTCOMES, { error: 'Choose won or lost' }))),
    to_home: z.optional(z.boolean({ error: 'Give true or false' })),
  })
  .check(checkRange)
export type ChangeDocumentBody = z.infer<typeof changeDocumentBody>

const sending = z.object({ to: z.string(), sent_at: z.string() })

const link = z.object({ expires_at: z.string(), last_opened_at: z.nullable(z.string()) })

/** A document in a list: without its content. */
export const listedDocumentSchema = z.object({
  id: z.string(),
  /** Null for all owned homes together. */
  calculation_id: z.nullable(z.string()),
  kind,
  state: z.enum(DOCUMENT_STATES),
  version: z.number(),
  client_name: z.nullable(z.string()),
  /** The day of its figures in New Zealand. */
  day: z.string(),
  /** When it is to be renewed, twelve months after its day. */
  renew_on: z.string(),
  sendings: z.array(sending),
  /** Of the links to its page, until when one is open and when one was opened last; null without one. */
  link: z.nullable(link),
  /** What the client answered on its page. */
  answer: z.nullable(z.object({ kind: z.enum(DOCUMENT_ANSWERS), answered_at: z.string() })),
  created_at: z.string(),
  updated_at: z.string(),
})
export type ListedDocument = z.infer<typeof listedDocumentSchema>

const text = z.nullable(z.string())
const figure = z.nullable(z.number())

const stored = {
  language: z.enum(DOCUMENT_LANGUAGES),
  client_name: text,
  client_email: text,
  subject: text,
  message: text,
  hidden_blocks: z.array(z.string()),
  estimate_weekly_lower: figure,
  estimate_weekly_upper: figure,
  estimate_reason: text,
  comparables: z.array(
    z.object({
      address: text,
      number_of_bedrooms: figure,
      dwelling: z.enum(DWELLINGS),
      weekly_rent: figure,
      let_on: text,
      source: text,
      better_pct: z.number(),
      note: text,
      counts: z.boolean(),
    }),
  ),
} satisfies { readonly [Name in keyof DocumentInputs]: z.ZodMiniType<DocumentInputs[Name]> }

/** A document with its fields, and its content as page, print, PDF and mail draw it. */
export const documentSchema = z.extend(listedDocumentSchema, {
  ...stored,
  content: documentContentSchema,
})
export type Document = z.infer<typeof documentSchema>

export const documentsResponse = z.array(listedDocumentSchema)
export const documentsQuery = z.object({
  calculation_id: z.optional(z.guid({ error: 'Give the id of a calculation' })),
})
export const documentParams = z.object({ id: z.guid() })

export const sendDocumentBody = z.object({ to: emailField })
export type SendDocumentBody = z.infer<typeof sendDocumentBody>

/** The days for which its page is open, 30 unless given. */
export const openDocumentBody = z.object({
  days: z.optional(z.literal([...LINK_DAYS], { error: `Choose one of: ${LINK_DAYS.join(', ')} days` })),
})

/** The document, and the address of its page, which is answered this once. */
export const openedDocumentResponse = z.extend(documentSchema, { url: z.string() })
