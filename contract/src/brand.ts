import { describeLightColour, takesWhiteText } from '@homeyield/domain/documents/brand-colour'
import { DOCUMENT_KINDS } from '@homeyield/domain/documents/document-kinds'
import * as z from 'zod/mini'
import { optionalEmailField } from './email-field.ts'
import { problemSchema } from './problem.ts'
import { line, MOST_PRINTED_LINES, paragraph, requiredLine } from './text-field.ts'
import { websiteField } from './website-field.ts'

/** The most characters of each text. */
export const BRAND_LONGEST = {
  company: 80,
  licence_number: 40,
  phone: 40,
  email: 254,
  website: 200,
  footer: 600,
  template_name: 60,
  subject: 120,
  message: 2000,
} as const
export const BRAND_MOST_TEMPLATES = 10

const storedTemplate = z.object({
  name: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  subject: z.string(),
  message: z.string(),
})
export type BrandTemplate = z.infer<typeof storedTemplate>

/** Of whom an account's documents come. Texts are empty when not given; version 0 until the first is saved. */
export const brandResponse = z.object({
  version: z.number(),
  company: z.string(),
  licence_number: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  /** `#rrggbb`, on which white text can be read. */
  colour: z.nullable(z.string()),
  photo_url: z.nullable(z.string()),
  footer: z.string(),
  templates: z.array(storedTemplate),
  /** The logo of the account. */
  logo_url: z.nullable(z.string()),
})
export type Brand = z.infer<typeof brandResponse>

const colourField = z
  .string({ error: 'Enter a colour such as #0c6a55' })
  .check(z.trim(), z.toLowerCase(), z.regex(/^#[\da-f]{6}$/u, { error: 'Enter a colour such as #0c6a55', abort: true }))
  .check((context) => {
    const { value } = context
    if (!takesWhiteText(value))
      context.issues.push({ code: 'custom', message: describeLightColour(value), input: value })
  })

const template = z.object({
  name: requiredLine('Name the text', BRAND_LONGEST.template_name),
  kind: z.enum(DOCUMENT_KINDS, { error: `Choose one of: ${DOCUMENT_KINDS.join(', ')}` }),
  subject: z.optional(line(BRAND_LONGEST.subject)),
  message: z.optional(paragraph(BRAND_LONGEST.message)),
})

/**
 * The whole brand, and the version that it was read with. What is left out is empty. A photograph is uploaded; here it
 * stays, or is removed.
 */
export const replaceBrandBody = z.object({
  version: z
    .int({ error: 'Give the version that you read' })
    .check(z.gte(0, 'A version is a whole number from 0'), z.lte(2 ** 31 - 2, 'No brand has so many versions')),
  company: z.optional(line(BRAND_LONGEST.company)),
  licence_number: z.optional(line(BRAND_LONGEST.licence_number)),
  phone: z.optional(line(BRAND_LONGEST.phone)),
  email: z.optional(optionalEmailField),
  website: z.optional(websiteField(BRAND_LONGEST.website)),
  colour: z.optional(z.nullable(colourField)),
  photo_url: z.optional(z.nullable(z.string({ error: 'Upload a photograph' }).check(z.maxLength(500)))),
  footer: z.optional(paragraph(BRAND_LONGEST.footer, MOST_PRINTED_LINES)),
  templates: z.optional(
    z
      .array(template, { error: 'Give the list of texts' })
      .check(z.maxLength(BRAND_MOST_TEMPLATES, `A brand has at most ${BRAND_MOST_TEMPLATES} texts`))
      .check((context) => {
        for (const [index, { name }] of context.value.entries()) {
          if (context.value.findIndex((other) => sameName(other.name, name)) === index) continue
          const message = 'This name is there already'
          context.issues.push({ code: 'custom', message, path: [index, 'name'], input: name })
        }
      }),
  ),
})
export type ReplaceBrandBody = z.infer<typeof replaceBrandBody>

/** The refusal of a change to an older version, with the current brand. */
export const brandConflictSchema = z.extend(problemSchema, { brand: brandResponse })

function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
