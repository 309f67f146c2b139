import type { BrightLine } from '@homeyield/domain/analysis/tax/bright-line'
import type { AfterTax } from '@homeyield/domain/analysis/projection/years-ahead'
import type { AnalysisInputs } from '@homeyield/domain/analysis/inputs/analysis-inputs'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { areOwed } from '@homeyield/domain/loans/complete-loans'
import { EARLIER_INTEREST, isDated, SETTLEMENT_MISSING } from '@homeyield/domain/loans/home-start'
import { formatDollars } from '@homeyield/domain/money/amount'
import { isSettlementTaken } from '../model/loan-part.ts'
import { dateText } from '../../../ui/date-text.ts'

/** Until when a sale is taxed. */
export function brightLineWords(
  lastTaxedDay: BrightLine['last_taxed_day'],
  mainHome: boolean,
  form: Pick<CalculationInputs, 'analysis'>,
): string {
  if (mainHome) return 'A main home is not taxed by the bright-line test.'
  if (lastTaxedDay === null) return 'No sale of this home is taxed by the bright-line test.'
  const words = `Taxed if you agree to sell by ${dateText(lastTaxedDay)}`
  if (isSettlementTaken(form)) return `${words}. ${SETTLEMENT_MISSING}`
  if (!isDated(form.analysis)) return `${words} if it settles today: enter the day of settlement.`
  return `${words}.`
}

/** Whether the sale at the end of a year is taxed, in words. */
export function saleWords(tax: AfterTax, { loans }: Pick<AnalysisInputs, 'loans'>): string {
  const { sale_day, bright_line_taxed, taxable_gain, unused_loss } = tax
  const sale = `A sale on ${dateText(sale_day)}`
  if (!bright_line_taxed) return `${sale} is not taxed.`
  if (taxable_gain === null || unused_loss === null)
    return `${sale} is within it: add a purchase price to see its gain.`
  const earlier = areOwed(loans) ? ` ${EARLIER_INTEREST} What of it was not deductible would raise the cost.` : ''
  if (unused_loss > 0) {
    return `${sale} is within it, at a loss of ${formatDollars(unused_loss)}, which counts against gains of other land sales only.${earlier}`
  }
  return `${sale} is within it: ${formatDollars(taxable_gain)} of gain is taxed.${earlier}`
}
