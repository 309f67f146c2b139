import type { AssessmentLetter } from '../../mail/assessment-letter.ts'

/** What is printed: a letter under the product's name, or under a logo (PNG or JPEG). */
export interface PrintedPage {
  readonly letter: AssessmentLetter
  readonly productName: string
  readonly logo: Uint8Array | null
}

/** What the printing thread answers: the PDF, or what kind of error it was. */
export type Printed = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly problem: string }
