import type { Analysis } from '@homeyield/domain/analysis/analyse'
import { formatMoney } from '@homeyield/domain/money/amount'
import type { Solved } from '@homeyield/domain/money/show-answer'
import { isKnown } from '@homeyield/domain/outcome/outcome'

/** The sentence of the rent alone; null while a figure for it is missing. */
export function breakEvenRentText({ break_even_rent: rent }: Analysis, cash: number): string | null {
  if (isKnown(rent)) return rentText(rent.value, paysText(cash))
  return rent.reason === 'missing_input' ? null : rent.message
}

export function paysText(cash: number): string {
  return cash === 0 ? 'pays for itself' : `brings ${formatMoney(cash)} a week`
}

export function rentText({ shown }: Solved, pays: string): string {
  return `It ${pays} from a rent of ${formatMoney(shown)} a week.`
}
