import type { OwnedYear, OwnerAhead } from '../../analysis/projection/project-tax.ts'
import type { AfterTax, TaxedYear } from '../../analysis/projection/years-ahead.ts'
import type { Plan } from '../../analysis/inputs/plan.ts'
import { formatMoney, formatPercent } from '../../money/amount.ts'
import { round, toCents } from '../../money/round.ts'
import { writeNumber } from '../../money/write-number.ts'
import type { Working } from './working.ts'
import type { TaxFigure } from '../year-figures.ts'
import { TAX_FIGURES } from '../year-figures.ts'
import { investedName } from './invested-words.ts'
import { exactMoney, writeExact } from '../year-figures.ts'
import type { Steps } from './year-working.ts'
import type { YearsBasis } from './years-basis.ts'
import { TO_THE_CENT } from './year-working.ts'

/** What the years after tax follow from. */
export interface TaxBasis extends YearsBasis {
  readonly tax: AfterTax
}

/** How a figure of one year (from 1) after tax follows from the others; null for a year that is not there. */
export function taxWorking(column: TaxFigure, year: number, basis: TaxBasis): Working | null {
  const row = basis.tax.years[year - 1]
  const before = basis.years[year - 1]
  if (row === undefined || before === undefined) return null
  const [formula, steps] = stepsOf(column, year, row, basis)
  return { title: `${TAX_FIGURES[column].label}, year ${year}`, formula, steps, note: TO_THE_CENT }
}

function stepsOf(column: TaxFigure, year: number, row: TaxedYear, basis: TaxBasis): Steps {
  const { years, cashInvested, tax, plan } = basis
  const before = years[year - 1]
  const shown = writeExact(column, row[column])
  const ofOwners = (formula: string, line: (owned: OwnedYear) => string): Steps => [
    formula,
    [...ownerLines(tax.owners, year, line), `= ${shown}`],
  ]
  switch (column) {
    case 'deductible_interest':
      return deductibleSteps(row.deductible_interest, before?.interest ?? 0)
    case 'depreciation':
      return depreciationSteps(year, basis, shown)
    case 'legal_fees':
      return ['what the lawyer of the purchase cost, which counts in the first year up to a limit', [`= ${shown}`]]
    case 'taxable_income':
      return ofOwners(
        'each owner’s income of the home − deductions, those kept from before included; not below 0',
        (owned) => `${describeTaxed(owned, plan)}: ${exactMoney(owned.taxable)}`,
      )
    case 'carried_forward':
      return ofOwners('the deductions that are above the income', (owned) => describeCarried(owned, plan))
    case 'tax':
      return ofOwners('tax on all that an owner earns, with the home − tax without it', describeTax)
    case 'cash_flow_after_tax':
      return [
        'cash before tax − tax',
        [`${formatMoney(before?.cash_flow_before_tax ?? 0)} − ${writeExact('tax', row.tax)} = ${shown}`],
      ]
    case 'cash_on_cash_after_tax':
      return [
        `cash after tax ÷ the ${investedName(basis).toLowerCase()}`,
        [`${exactMoney(row.cash_flow_after_tax)} ÷ ${exactMoney(cashInvested)} = ${shown}`],
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
    [`${formatMoney(bookBefore(year, tax))} × ${rate} = ${shown}`],
  ]
}

/** The book value of the chattels when a year begins. */
function bookBefore(year: number, { years, chattels_book }: AfterTax): number {
  return toCents(years.slice(0, year - 1).reduce((book, { depreciation }) => book - depreciation, chattels_book))
}

/** What the owner has of other homes, where these are counted with this one. */
function otherHomes({ other_residential_net }: OwnedYear, { ring_fence_basis }: Plan): number {
  return ring_fence_basis === 'portfolio' ? other_residential_net : 0
}

function describeIncome(owned: OwnedYear, plan: Plan): string {
  const parts = [formatMoney(Math.max(owned.residential_income, 0))]
  const others = otherHomes(owned, plan)
  if (others > 0) parts.push(`${formatMoney(others)} of other homes`)
  if (owned.land_gain === null) parts.push('a gain that is not known')
  else if (owned.land_gain > 0) parts.push(`${formatMoney(owned.land_gain)} of the gain`)
  return parts.join(' + ')
}

function deductionsOf(owned: OwnedYear, plan: Plan): readonly string[] {
  const { deductions, brought_forward, residential_income } = owned
  const others = otherHomes(owned, plan)
  return [
    formatMoney(toCents(deductions + Math.max(-residential_income, 0))),
    ...(others < 0 ? [`${formatMoney(-others)} of other homes`] : []),
    ...(brought_forward > 0 ? [`${formatMoney(brought_forward)} kept`] : []),
  ]
}

/** Beside other homes less what these are taxed on without this one. */
function describeTaxed(owned: OwnedYear, plan: Plan): string {
  const alone = [describeIncome(owned, plan), ...deductionsOf(owned, plan)].join(' − ')
  if (otherHomes(owned, plan) === 0 || owned.income_without === null) return alone
  return `${alone}, not below 0, less ${formatMoney(toCents(owned.income_without - owned.other_income))} without the home`
}

function describeCarried(owned: OwnedYear, plan: Plan): string {
  const carried = exactMoney(owned.carried_forward)
  if (owned.released) return `counts against other income, as the sale is taxed: ${carried}`
  return `${deductionsOf(owned, plan).join(' + ')}, above ${describeIncome(owned, plan)}: ${carried}`
}

function describeTax({ other_income, other_residential_net, taxable, tax, released, ...owned }: OwnedYear): string {
  if (other_residential_net !== 0) {
    return `tax on ${exactMoney(owned.income_with)}, less tax on ${exactMoney(owned.income_without)}: ${exactMoney(tax)}`
  }
  const added = released && (tax ?? 0) < 0 ? 'less what was kept' : `+ ${exactMoney(taxable)}`
  return `tax on ${formatMoney(other_income)} ${added}, less tax on ${formatMoney(other_income)}: ${exactMoney(tax)}`
}
