import * as z from 'zod/mini'
import { calculationFields } from './calculation.ts'
import { emailField } from './email-field.ts'
import { paragraph } from './text-field.ts'

const truth = z.optional(z.boolean({ error: 'Choose true or false' }))

export const sendAssessmentBody = z.object({
  to: emailField,
  use_logo: truth,
  signature: z.optional(z.nullable(paragraph(1000))),
  is_property_professional: truth,
  estimate_weekly_lower: calculationFields.shape.estimate_weekly_lower,
  estimate_weekly_upper: calculationFields.shape.estimate_weekly_upper,
  estimate_reason: calculationFields.shape.estimate_reason,
  /** A document of this calculation, which is sent in the place of the assessment. */
  document_id: z.optional(z.nullable(z.guid({ error: 'Give the id of a document' }))),
})
export type SendAssessmentBody = z.infer<typeof sendAssessmentBody>

const linkToken = z
  .string({ error: 'The link is not complete' })
  .check(z.minLength(1, 'The link is not complete'), z.maxLength(200, 'The link is not complete'))

export const stopRecipientBody = z.object({ token: linkToken })

/** The token in the path, to which mail programs post (RFC 8058). */
export const stopRecipientParams = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/u)) })
