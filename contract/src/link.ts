import type { Portfolio } from '@homeyield/domain/analysis/portfolio/portfolio'
import type { PortfolioForBank } from '@homeyield/domain/analysis/portfolio/portfolio-for-bank'
import type { PortfolioYear } from '@homeyield/domain/analysis/portfolio/portfolio-year'
import type { Day } from '@homeyield/domain/dates/calendar-day'
import type { DocumentContent } from '@homeyield/domain/documents/document-content'
import * as z from 'zod/mini'
import { emailField } from './email-field.ts'
import { paragraph, requiredLine } from './text-field.ts'

/** Those of a document are made with it (document.ts). */
const MADE_KINDS = ['portfolio'] as const
const LINK_KINDS = [...MADE_KINDS, 'document'] as const
/** The days for which a link may be open. */
export const LINK_DAYS = [7, 30, 90, 365] as const
/** The open and expired links to an account's portfolio. */
export const MOST_LINKS = 20
export const LONGEST_LINK_NAME = 60

export const linkSchema = z.object({
  id: z.string(),
  kind: z.enum(LINK_KINDS),
  /** Whom it is for, in the words of its account. */
  name: z.string(),
  with_people: z.boolean(),
  created_at: z.string(),
  expires_at: z.string(),
  last_opened_at: z.nullable(z.string()),
})
export type Link = z.infer<typeof linkSchema>

export const linksResponse = z.array(linkSchema)

export const createLinkBody = z.object({
  kind: z.enum(MADE_KINDS, { error: `Choose one of: ${MADE_KINDS.join(', ')}` }),
  name: requiredLine('Say whom the link is for', LONGEST_LINK_NAME),
  days: z.literal([...LINK_DAYS], { error: `Choose one of: ${LINK_DAYS.join(', ')} days` }),
  with_people: z.optional(z.boolean({ error: 'Say true or false' })),
})
export type CreateLinkBody = z.infer<typeof createLinkBody>

/** The link, and its address, which is answered this once. */
export const newLinkResponse = z.extend(linkSchema, { url: z.string() })

export const linkParams = z.object({ id: z.guid() })

/** What the server gives the renderer of a page that a link opens (web/src/public/render-pages.tsx). */
export type LinkedPage = OpenPage | OpenDocument | { readonly state: 'closed' | 'busy'; readonly sentence: string }

/** What a client can answer on the page of a document. */
export const DOCUMENT_ANSWERS = ['accepted', 'asked'] as const
export type DocumentAnswer = (typeof DOCUMENT_ANSWERS)[number]

export const LONGEST_QUESTION = 1000

/** The form of that page, as a browser posts it. What is wrong with it is said in the language of the document. */
export const answerBody = z.object({
  answer: z.enum(DOCUMENT_ANSWERS),
  question: z.optional(paragraph(LONGEST_QUESTION)),
  /** Of a client who wants an answer; a form sends it empty. */
  email: z.optional(z.union([z.literal(''), emailField])),
})

export interface OpenDocument {
  readonly state: 'open_document'
  readonly content: DocumentContent
  readonly expiresOn: Day
  /** What the client answered, and the day in New Zealand. */
  readonly answered: { readonly answer: DocumentAnswer; readonly on: Day } | null
  /** Whether a question has just been sent. */
  readonly asked: boolean
  /** What is wrong with the form that was posted, as a sentence, and what was typed in it; empty when nothing is. */
  readonly problem: string
  readonly typed: { readonly question: string; readonly email: string }
}

export interface OpenPage {
  readonly state: 'open'
  /** The account's name. */
  readonly owner: string
  readonly expiresOn: string
  /** By the end of their fixed rate. */
  readonly loans: PortfolioForBank['loans']
  /** Of each home. */
  readonly rents: PortfolioForBank['homes']
  readonly portfolio: Omit<Portfolio, 'year' | 'bank'> & { readonly as_at: Day; readonly left_out: number }
  /** Null if people are not to be shown, or it is not known. */
  readonly year: PortfolioYear | null
}
