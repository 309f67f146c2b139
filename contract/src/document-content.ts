import { DOCUMENT_BLOCKS } from '@homeyield/domain/documents/blocks-of-kinds'
import type { DocumentContent } from '@homeyield/domain/documents/document-content'
import { DOCUMENT_KINDS, DOCUMENT_LANGUAGES } from '@homeyield/domain/documents/document-kinds'
import { EXPENSES } from '@homeyield/domain/expenses/expenses'
import * as z from 'zod/mini'

const WEEK_PARTS = [...Object.values(EXPENSES).map(({ key }) => key), 'principal'] as const

const texts = z.array(z.string())

const bar = z.object({
  name: z.enum(['lvr', 'dti', 'interest_cover']),
  label: z.string(),
  value: z.nullable(z.string()),
  verdict: z.string(),
  above: z.nullable(z.boolean()),
  filled: z.nullable(z.number()),
  mark: z.nullable(z.number()),
  threshold: z.string(),
})

const week = z.object({
  rent: z.string(),
  rentShare: z.number(),
  parts: z.array(
    z.object({
      part: z.enum(WEEK_PARTS),
      loan: z.exactOptional(z.number()),
      label: z.string(),
      value: z.string(),
      share: z.number(),
    }),
  ),
  leftLabel: z.string(),
  leftValue: z.string(),
  leftShare: z.number(),
  short: z.boolean(),
  gain: z.boolean(),
})

const part = z.discriminatedUnion('form', [
  z.object({ form: z.literal('headline'), label: z.string(), value: z.string(), lines: texts }),
  z.object({ form: z.literal('sentences'), sentences: texts }),
  z.object({
    form: z.literal('figures'),
    figures: z.array(z.object({ label: z.string(), value: z.string(), note: z.string() })),
  }),
  z.object({
    form: z.literal('table'),
    title: z.string(),
    columns: z.array(z.object({ label: z.string(), isText: z.exactOptional(z.literal(true)) })),
    rows: z.array(z.object({ name: z.string(), cells: texts })),
  }),
  z.object({ form: z.literal('bars'), bars: z.array(bar) }),
  z.object({ form: z.literal('week'), week }),
])

/** The content of a document: the one description that page, print, PDF and mail draw. */
export const documentContentSchema: z.ZodMiniType<DocumentContent> = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  language: z.enum(DOCUMENT_LANGUAGES),
  title: z.string(),
  address: z.string(),
  home: z.string(),
  addressee: z.string(),
  day: z.string(),
  dated: z.string(),
  message: z.string(),
  blocks: z.array(z.object({ name: z.enum(DOCUMENT_BLOCKS), title: z.string(), parts: z.array(part) })),
  author: z.object({
    name: z.string(),
    email: z.string(),
    company: z.string(),
    licence: z.string(),
    phone: z.string(),
    website: z.string(),
    colour: z.nullable(z.string()),
    logo_url: z.nullable(z.string()),
    photo_url: z.nullable(z.string()),
    footer: z.string(),
  }),
  missing: texts,
  notes: texts,
})
