import type { BankPage } from '@homeyield/domain/assessment/compose-bank-page'
import type { AssessmentLetter } from '../../mail/assessment-letter.ts'

/** A letter, or the page for a bank in its place, with the product's name, or a logo (PNG or JPEG). */
export interface PrintedPage {
  readonly letter: AssessmentLetter
  readonly bank?: BankPage | undefined
  readonly productName: string
  readonly logo: Uint8Array | null
}

export type Printed = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly problem: string }
