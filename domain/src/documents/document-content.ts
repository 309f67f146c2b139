import type { AssessmentWeek } from '../assessment/assessment.ts'
import type { LenderBar } from '../analysis/lender/describe-lender.ts'
import type { Day } from '../dates/calendar-day.ts'
import type { DocumentBlockName } from './blocks-of-kinds.ts'
import type { DocumentKind, DocumentLanguage } from './document-kinds.ts'

/**
 * A document in words: the one description that page, print, PDF and mail draw. Text that a person typed is not escaped,
 * and has line breaks only in `message`, `author.footer` and `sentences`.
 */
export interface DocumentContent {
  readonly kind: DocumentKind
  readonly language: DocumentLanguage
  /** Such as `Rental appraisal`. */
  readonly title: string
  /** The whole address of the home, or the title of all homes together. */
  readonly address: string
  /** Such as `House with 3 bedrooms`; empty of all homes together. */
  readonly home: string
  /** Such as `For Ana Smith`; empty when no name was given. */
  readonly addressee: string
  /** The day of its figures, and the same in words. */
  readonly day: Day
  readonly dated: string
  /** The author's words to the client; empty when there are none. */
  readonly message: string
  readonly blocks: readonly DocumentBlock[]
  readonly author: DocumentAuthor
  /** What its reader would look for and its author has not given, in sentences for the author alone. */
  readonly missing: readonly string[]
  /** What a reader must know of any document: sample address, caution, sources. */
  readonly notes: readonly string[]
}

/** Who puts their name to it. Strings are empty where nothing was given; without Premium only name and e-mail are there. */
export interface DocumentAuthor {
  readonly name: string
  readonly email: string
  readonly company: string
  /** Such as `Licence 12345`. */
  readonly licence: string
  readonly phone: string
  readonly website: string
  /** `#rrggbb`, on which white text can be read. */
  readonly colour: string | null
  readonly logo_url: string | null
  readonly photo_url: string | null
  readonly footer: string
}

export interface DocumentBlock {
  readonly name: DocumentBlockName
  /** Empty for a block that needs none. */
  readonly title: string
  readonly parts: readonly DocumentPart[]
}

export type DocumentPart =
  /** The one large figure, with what is said below it. */
  | { readonly form: 'headline'; readonly label: string; readonly value: string; readonly lines: readonly string[] }
  | { readonly form: 'sentences'; readonly sentences: readonly string[] }
  | { readonly form: 'figures'; readonly figures: readonly DocumentFigure[] }
  | ({ readonly form: 'table' } & DocumentTable)
  | { readonly form: 'bars'; readonly bars: readonly LenderBar[] }
  | { readonly form: 'week'; readonly week: AssessmentWeek }

export interface DocumentFigure {
  readonly label: string
  readonly value: string
  /** Empty when there is nothing to add. */
  readonly note: string
}

export interface DocumentTable {
  /** Read out, and shown where it differs from the block's. */
  readonly title: string
  /** The first is that of the names. */
  readonly columns: readonly { readonly label: string; readonly isText?: true }[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[]
}
