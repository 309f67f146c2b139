import type { DocumentContent } from '@homeyield/domain/documents/document-content'
import type { AssessmentLetter } from '../mail/assessment-letter.ts'

/** A letter with the product's name, or a logo (PNG or JPEG). */
export interface PrintedLetter {
  readonly letter: AssessmentLetter
  readonly productName: string
  readonly logo: Uint8Array | null
}

/** A document that somebody puts their name to. */
export interface PrintedDocument {
  readonly content: DocumentContent
  readonly productName: string
  readonly logo: Uint8Array | null
  /** Of its author. */
  readonly photo: Uint8Array | null
}

export type PrintedPage = PrintedLetter | PrintedDocument

export type Printed = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly problem: string }
