import type { OwnedYear, OwnerAhead } from '@homeyield/domain/analysis/projection/project-tax'
import type { AfterTax, TaxedYear } from '@homeyield/domain/analysis/projection/years-ahead'
import { formatMoney, formatPercent } from '@homeyield/domain/money/amount'
import { round, toCents } from '@homeyield/domain/money/round'
import { writeNumber } from '@homeyield/domain/money/write-number'
import type { Working } from '../../../components/workings.ts'
import type { TaxColumn } from './tax-columns.ts'
import { TAX_COLUMNS } from './tax-columns.ts'
import { exactText } from './year-columns.ts'
import type { Steps, YearsBasis } from './year-working.ts'
import { TO_THE_CENT } from './year-working.ts'

/** What the years after tax follow from. */
export interface TaxBasis extends YearsBasis {
  readonly tax: AfterTax
}

/** How a figure of one year (from 1) after tax follows from the others; null for a year that is not there. */
export function taxWorking(column: TaxColumn, year: number, basis: TaxBasis): Working | null {
  const row = basis.tax.years[year - 1]
  const before = basis.years[year - 1]
  if (row === undefined || before === undefined) return null
  const [formula, steps] = stepsOf(column, year, row, basis)
  return { title: `${TAX_COLUMNS[column]}, year ${year}`, formula, steps, note: TO_THE_CENT }
}

function stepsOf(column: TaxColumn, year: number, row: TaxedYear, basis: TaxBasis): Steps {
  const { years, cashInvested, tax } = basis
  const before = years[year - 1]
  const shown = exactText(column, row[column])
  const ofOwners = (formula: string, line: (owned: OwnedYear) => string): Steps => [
    formula,
    [...ownerLines(tax.owners, year, line), `= ${shown}`],
  ]
  switch (column) {
    case 'deductible_interest':
      return deductibleSteps(row.deductible_interest, before?.interest ?? 0)
    case 'depreciation':
      return depreciationSteps(year, basis, shown)
    case 'taxable_income':
      return ofOwners(
        'each owner’s income of the home − deductions, those kept from before included; not below 0',
        (owned) => `${incomeText(owned)} − ${deductionsText(owned)}: ${formatMoney(owned.taxable)}`,
      )
    case 'carried_forward':
      return ofOwners('the deductions that are above the income', carriedText)
    case 'tax':
      return ofOwners('tax on all that an owner earns, with the home − tax without it', taxText)
    case 'cash_flow_after_tax':
      return [
        'cash before tax − tax',
        [`${formatMoney(before?.cash_flow_before_tax ?? 0)} − ${exactText('tax', row.tax)} = ${shown}`],
      ]
    case 'cash_on_cash_after_tax':
      return [
        'cash after tax ÷ the cash that you put in',
        [`${formatMoney(row.cash_flow_after_tax)} ÷ ${formatMoney(cashInvested)} = ${shown}`],
      ]
  }
}

function ownerLines(owners: readonly OwnerAhead[], year: number, line: (owned: OwnedYear) => string): string[] {
  return owners.flatMap(({ name, years }) => {
    const owned = years[year - 1]
    return owned === undefined ? [] : [`${name}: ${line(owned)}`]
  })
}

function deductibleSteps(deductible: number, interest: number): Steps {
  const share = interest === 0 ? 100 : round((deductible / interest) * 100, 2)
  return [
    'the interest of each repayment × the share that counts on its day',
    [`${formatPercent(share)} of ${formatMoney(interest)} = ${formatMoney(deductible)}`],
  ]
}

function depreciationSteps(year: number, { plan, tax }: TaxBasis, shown: string): Steps {
  const rate = `${writeNumber(plan.chattels_rate_pct, 2)}%`
  if (plan.chattels_method === 'SL') {
    return [
      'cost of the chattels × rate, until nothing is left',
      [`${formatMoney(plan.chattels_cost)} × ${rate} → ${shown}`],
    ]
  }
  return [
    'what the chattels are still worth in the books × rate',
    [`${formatMoney(bookBefore(year, plan.chattels_cost, tax))} × ${rate} = ${shown}`],
  ]
}

/** The book value of the chattels when a year begins. */
export function bookBefore(year: number, cost: number, { years }: AfterTax): number {
  return toCents(years.slice(0, year - 1).reduce((book, { depreciation }) => book - depreciation, cost))
}

function incomeText({ residential_income, land_gain }: OwnedYear): string {
  const rent = formatMoney(Math.max(residential_income, 0))
  return land_gain > 0 ? `${rent} + ${formatMoney(land_gain)} of the gain` : rent
}

function deductionsText(owned: OwnedYear): string {
  const { deductions, brought_forward, residential_income } = owned
  const all = toCents(deductions + Math.max(-residential_income, 0))
  return brought_forward > 0 ? `${formatMoney(all)} − ${formatMoney(brought_forward)} kept` : formatMoney(all)
}

function carriedText(owned: OwnedYear): string {
  const { carried_forward, released } = owned
  if (released) return `counts against other income, as the sale is taxed: ${formatMoney(carried_forward)}`
  return `${deductionsText(owned).replace(' − ', ' + ')}, above ${incomeText(owned)}: ${formatMoney(carried_forward)}`
}

function taxText({ other_income, taxable, tax, released }: OwnedYear): string {
  const added = released && tax < 0 ? 'less what was kept' : `+ ${formatMoney(taxable)}`
  return `tax on ${formatMoney(other_income)} ${added}, less tax on ${formatMoney(other_income)}: ${formatMoney(tax)}`
}
