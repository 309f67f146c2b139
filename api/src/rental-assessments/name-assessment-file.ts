import type { AssessmentLetter } from '../mail/assessment-letter.ts'

const MOST_CHARACTERS = 80

/** What the page's file is called, such as `Rental assessment 12 Rose Street, Ōtāhuhu.pdf`: nothing in it leads elsewhere. */
export function nameAssessmentFile({ assessment }: Pick<AssessmentLetter, 'assessment'>): string {
  const address = assessment.address.replaceAll(/[^\p{L}\p{M}\p{N} ,-]+/gu, ' ').replaceAll(/\s+/gu, ' ')
  const short = Array.from(address).slice(0, MOST_CHARACTERS).join('').trim()
  return `Rental assessment ${short}`.trim().concat('.pdf')
}
