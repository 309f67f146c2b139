import type { AssessmentLetter } from '../../mail/assessment-letter.ts'

/** A letter with the product's name, or a logo (PNG or JPEG). */
export interface PrintedPage {
  readonly letter: AssessmentLetter
  readonly productName: string
  readonly logo: Uint8Array | null
}

export type Printed = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly problem: string }
