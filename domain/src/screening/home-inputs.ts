import { type CalculationInputs, NEW_CALCULATION } from '../calculation/fields.ts'
import { toCents } from '../money/round.ts'
import type { RentFigures } from '../rent/rent-table.ts'
import { takeMarketRent } from '../rent/rent-transitions.ts'
import type { ListedInputs } from './screened-home.ts'
import { pick } from '../records/pick.ts'
import { SHARED_TERMS, type Terms } from './terms.ts'

/**
 * The calculation of a home of a list on given terms, as the calculator has it and as it is saved. Source:
 * docs/method/screening.md, "Terms".
 */
export function homeInputs(home: ListedInputs, rents: readonly RentFigures[], terms: Terms): CalculationInputs {
  const bedrooms = home.number_of_bedrooms ?? terms.number_of_bedrooms
  const inputs: CalculationInputs = {
    ...NEW_CALCULATION,
    ...pick(terms, SHARED_TERMS),
    ...home,
    dwelling: home.dwelling ?? terms.dwelling,
    number_of_bedrooms: bedrooms ?? NEW_CALCULATION.number_of_bedrooms,
  }
  const withRent = takeMarketRent(inputs, isRentKnown(inputs, bedrooms) ? rents : [])
  return atPrice(withRent, home.purchase_price, terms)
}

/** The same calculation at another price, which the deposit follows where it is a share. */
export function atPrice(
  inputs: CalculationInputs,
  purchase_price: number | null,
  { deposit, deposit_pct }: Pick<Terms, 'deposit' | 'deposit_pct'>,
): CalculationInputs {
  if (purchase_price === null) return { ...inputs, purchase_price, deposit }
  const share = toCents((purchase_price * (deposit_pct ?? 0)) / 100)
  return { ...inputs, purchase_price, deposit: Math.min(deposit ?? share, purchase_price) }
}

// A Room counts without its bedrooms.
function isRentKnown({ dwelling }: Pick<CalculationInputs, 'dwelling'>, bedrooms: number | null): boolean {
  return dwelling === 'Room' || bedrooms !== null
}
