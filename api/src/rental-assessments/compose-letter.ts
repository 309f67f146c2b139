import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { writeDay } from '@homeyield/domain/dates/write-day'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { composeAssessment } from '@homeyield/domain/assessment/compose-assessment'
import { findMarketRent } from '@homeyield/domain/rent/market-rent-choice'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import type { AppraisedCalculation } from '@homeyield/domain/appraisal/premium-loans'
import type { MarketRentStore } from '../market-rent/market-rent-store.ts'
import { estimateIn } from '../market-rent/rent-source.ts'
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
  const market = await findMarket(marketRents, inputs)
  return {
    assessment: composeAssessment({ inputs, figures, market, today: dayInNewZealand(madeAt), ...options }),
    sender,
    logoUrl,
    signature: signature ?? '',
    madeOn: writeDay(dayInNewZealand(madeAt)),
  }
}

// The calculation is already its owner's: reading its area again is no new property search.
async function findMarket(
  marketRents: Pick<MarketRentStore, 'rentsOf' | 'sa2OfMeshblock'>,
  { sa2_code, meshblock, suburb, dwelling, number_of_bedrooms }: CalculationInputs,
): Promise<MarketRentEntry | null> {
  const code = sa2_code ?? (meshblock === null ? null : await marketRents.sa2OfMeshblock(meshblock))
  if (code === null) return null
  const entries = await estimateIn(marketRents, code, suburb ?? undefined)
  return findMarketRent(entries, dwelling, number_of_bedrooms)
}
