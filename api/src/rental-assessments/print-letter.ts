import type { AssessmentLetter } from '../mail/assessment-letter.ts'
import { printPage } from './pdf/print-page.ts'
import type { ReadLogo } from './read-logo.ts'

/** Prints a letter as a PDF of one page. */
export type PrintLetter = (letter: AssessmentLetter) => Promise<Uint8Array<ArrayBuffer>>

/** Opens the printing of letters. A logo that cannot be read leaves the product's name in its place. */
export function openPrinting(productName: string, readLogo: ReadLogo): PrintLetter {
  return async (letter) => {
    const logo = await readLogo(letter.logoUrl)
    return printPage({ letter, productName, logo: logo && logo.bytes })
  }
}
