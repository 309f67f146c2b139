import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { writeDay } from '@homeyield/domain/dates/write-day'
import { composeAssessment } from '@homeyield/domain/assessment/compose-assessment'
import type { AppraisedCalculation } from '@homeyield/domain/appraisal/premium-loans'
import type { MarketRentStore } from '../market-rent/market-rent-store.ts'
import { rentOfHome } from '../market-rent/rent-of-home-source.ts'
import type { AssessmentLetter } from '../mail/assessment-letter.ts'

/** The parts of an assessment that are not in the calculation. */
export interface LetterOptions {
  readonly sender: { readonly name: string; readonly email: string }
  readonly withEstimate: boolean
  readonly logoUrl: string | null
  readonly signature: string | null
  readonly madeAt: Date
  readonly addressCredit: string
}

export async function composeLetter(
  marketRents: Pick<MarketRentStore, 'rentsOf' | 'sa2OfMeshblock'>,
  { inputs, figures }: AppraisedCalculation,
  { sender, logoUrl, signature, madeAt, ...options }: LetterOptions,
): Promise<AssessmentLetter> {
  const market = await rentOfHome(marketRents, inputs)
  return {
    assessment: composeAssessment({ inputs, figures, market, today: dayInNewZealand(madeAt), ...options }),
    sender,
    logoUrl,
    signature: signature ?? '',
    madeOn: writeDay(dayInNewZealand(madeAt)),
  }
}
