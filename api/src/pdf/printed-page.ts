import type { BankPage } from '@homeyield/domain/assessment/compose-bank-page'
import type { DocumentContent } from '@homeyield/domain/documents/document-content'
import type { AssessmentLetter, LetterHead } from '../mail/assessment-letter.ts'

/** With the product's name, or a logo (PNG or JPEG). */
interface Headed {
  readonly letter: LetterHead
  readonly productName: string
  readonly logo: Uint8Array | null
}

/** A letter, or the page for a bank in its place. */
export interface PrintedLetter extends Headed {
  readonly letter: AssessmentLetter
  readonly bank?: BankPage | undefined
}

/** What a bank asks about all homes together. */
export interface PrintedPortfolio extends Headed {
  readonly portfolio: BankPage
}

/** A document that somebody puts their name to. */
export interface PrintedDocument {
  readonly content: DocumentContent
  readonly productName: string
  readonly logo: Uint8Array | null
  /** Of its author. */
  readonly photo: Uint8Array | null
}

export type PrintedPage = PrintedLetter | PrintedPortfolio | PrintedDocument

export type Printed = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly problem: string }
