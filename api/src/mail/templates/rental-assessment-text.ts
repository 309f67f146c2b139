import { ASSESSMENT_CAUTION, SAMPLE_ADDRESS_NOTE, type AssessmentFigure } from '@homeyield/domain/assessment/assessment'
import { type AssessmentLetter, fewLines, stopPage } from '../assessment-letter.ts'
import type { MailBranding } from '../mail.ts'
import { unlinkText } from './mail-parts.ts'

const MAX_LINES = 10

export function rentalAssessmentText(
  letter: AssessmentLetter & { readonly token: string },
  branding: MailBranding,
): string {
  const { assessment, sender, signature, token } = letter
  const { estimate, week, evidence } = assessment
  const paragraphs: string[][] = [
    [
      `Rental assessment: ${unlinkText(assessment.address)}`,
      `${assessment.home}. Rental assessment of ${letter.madeOn}.`,
      ...(assessment.isSampleAddress ? [SAMPLE_ADDRESS_NOTE] : []),
    ],
    ...(estimate === null
      ? []
      : [
          [
            `A property professional’s estimate: ${estimate.weekly}`,
            [estimate.monthly, estimate.yearly].filter((range) => range !== '').join(', '),
            ...fewLines(estimate.reason, MAX_LINES).map(unlinkText),
          ],
        ]),
    assessment.rent === null
      ? estimate === null
        ? [assessment.basis]
        : []
      : [`Weekly rent: ${assessment.rent}`, assessment.range, assessment.confidence, assessment.basis],
    assessment.figures.map(figureText),
    ...(week === null
      ? []
      : [
          [
            `Where the week goes: ${week.rent} rent`,
            ...week.parts.map(({ label, value }) => `- ${label}: ${value}`),
            `${week.leftLabel}: ${week.leftValue}`,
          ],
        ]),
    ...(evidence === null ? [] : [['What homes like this rent for', evidence.quartiles, evidence.source]]),
    fewLines(signature, MAX_LINES).map(unlinkText),
    [ASSESSMENT_CAUTION, assessment.credits],
    ['--'],
    [
      `Why you got this: ${unlinkText(sender.name)} sent you this assessment with ${branding.productName} and told us that you asked for it. Your reply goes to them, at ${sender.email}.`,
    ],
    [
      `Didn’t ask for it, or want no more? Stop assessments to this address, from any sender: ${stopPage(branding.origin, token)}`,
    ],
    [
      `${branding.productName} limits how many assessments an account sends and how many an address gets. Something wrong? Write to ${branding.supportEmail}.`,
    ],
  ]
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.filter((line) => line !== '').join('\n'))
    .join('\n\n')
}

function figureText({ label, value, note }: AssessmentFigure): string {
  if (note === '') return `${label}: ${value}`
  // Brackets are not nested.
  return note.includes('(') ? `${label}: ${value}. ${note}.` : `${label}: ${value} (${note})`
}
