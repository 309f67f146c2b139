import type { Analysis } from '@homeyield/domain/analysis/analyse'
import type { Outcome } from '@homeyield/domain/outcome/outcome'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { ringFence } from '@homeyield/domain/analysis/tax/ring-fence'
import { formatDollars, formatMoney, formatPercent } from '@homeyield/domain/money/amount'
import { dateText } from '../../../ui/date-text.ts'
import type { Examples, ExampleSum, ExampleTable } from './examples.ts'
import { moneyText } from './money-text.ts'
import { personalTax, workedAnalysis, WORKED_PARTS } from './worked-analysis.ts'

const OWNED = {
  loans: WORKED_PARTS,
  acquired_date: '2026-10-20',
  value_growth_pct: 3.5,
  chattels_cost: 15_000,
  owners: [
    { share_pct: 60, other_income: 95_000 },
    { share_pct: 40, other_income: 48_000 },
  ],
} as const
const SOLD_SOON = { ...OWNED, years: 2, value_growth_pct: 8, owners: [{ other_income: 100_000 }] } as const
const SHOWN_YEARS = [1, 2, 6, 10]
const SALARY = 74_000
const TAXABLE = 9000

/** "Years ahead", worked through. */
export function yearsAheadExamples(): Examples {
  const analysis = workedAnalysis(OWNED)
  const sold = workedAnalysis(SOLD_SOON)
  const { rules } = analysis
  return {
    figures: {
      'years-rules-as-at': isKnown(rules) ? dateText(rules.value.as_at) : '',
      'bright-line-months': isKnown(sold.bright_line) ? `${sold.bright_line.value.months}` : '',
    },
    sums: { sale: saleSum(analysis), 'tax-examples': taxSum(), 'bright-line': brightLineSum(sold) },
    tables: { ...yearTables(analysis), 'owners-tax': taxTable(analysis) },
  }
}

function yearTables({ years_ahead: ahead }: Analysis): Readonly<Record<string, ExampleTable>> {
  const rows = SHOWN_YEARS.flatMap((number) => {
    const year = isKnown(ahead) ? ahead.value.years[number - 1] : undefined
    return year === undefined ? [] : [{ number, year }]
  })
  return {
    'cash-of-a-year': {
      caption: 'Cash of a year',
      heads: ['Year', 'Before the loan', 'Interest', 'Cash before tax'],
      rows: rows.map(({ number, year }) => [
        `${number}`,
        formatDollars(year.net_operating_income),
        formatDollars(year.interest),
        formatDollars(year.cash_flow_before_tax),
      ]),
    },
    'end-of-a-year': {
      caption: 'At the end of the year',
      heads: ['Year', 'Value', 'Debt', 'Equity'],
      rows: rows.map(({ number, year }) => [
        `${number}`,
        year.value === null ? '–' : formatDollars(year.value),
        formatDollars(year.debt),
        year.equity === null ? '–' : formatDollars(year.equity),
      ]),
    },
  }
}

function saleSum({ years_ahead: ahead, sale }: Analysis): ExampleSum {
  if (!isKnown(ahead) || !isKnown(sale)) return { steps: [] }
  const last = ahead.value.years.at(-1)
  const { sale_costs: costs, sale_proceeds: proceeds, total_return_before_tax: total, npv_before_tax: npv } = sale.value
  const value = formatMoney(last?.value ?? 0)
  return {
    steps: [
      `Put in: $170,000 + $3,000 of costs of buying = ${moneyText(ahead.value.cash_invested)}`,
      `Costs of selling: ${value} × 3% + $2,000 = ${formatMoney(costs)}`,
      `Sale: ${value} − ${formatMoney(costs)} − ${formatMoney(last?.debt ?? 0)} = ${formatMoney(proceeds)}`,
      `Total return: ${returnText(total)}`,
      `Return a year (IRR): ${rateText(sale.value.irr_before_tax)}`,
      `Net present value (NPV) at 6%: ${returnText(npv)}`,
    ],
  }
}

function taxSum(): ExampleSum {
  const fenced = ringFence(50_000, 60_000, 0)
  const added = personalTax(SALARY + TAXABLE) - personalTax(SALARY)
  return {
    steps: [
      `A salary of ${moneyText(SALARY)} and ${moneyText(TAXABLE)} of taxable rent: ${formatMoney(added)} of tax`,
      `$50,000 of rent and $60,000 of deductions: ${moneyText(fenced.taxable)} is taxable, ${moneyText(fenced.carried_forward)} is kept`,
    ],
  }
}

function taxTable({ after_tax: tax }: Analysis): ExampleTable {
  const years = isKnown(tax) ? tax.value.years : []
  return {
    caption: 'The example, two owners with 60% and 40%',
    heads: ['Year', 'Kept for later', 'Tax'],
    rows: SHOWN_YEARS.map((number) => [
      `${number}`,
      formatMoney(years[number - 1]?.carried_forward ?? 0),
      formatMoney(years[number - 1]?.tax ?? 0),
    ]),
  }
}

function brightLineSum({ after_tax: tax, sale }: Analysis): ExampleSum {
  if (!isKnown(tax) || !isKnown(sale)) return { steps: [] }
  const { last_taxed_day, taxable_gain, years, irr_after_tax } = tax.value
  const [first, last] = years
  return {
    steps: [
      `Taxed until ${dateText(last_taxed_day ?? '')}`,
      `Gain: ${moneyText(taxable_gain)}, and taxable with the losses kept: ${formatMoney(last?.taxable_income ?? 0)}`,
      `Kept before that year: ${formatMoney(first?.carried_forward ?? 0)}`,
      `Tax: ${formatMoney(last?.tax ?? 0)}`,
      `Return a year (IRR): ${rateText(sale.value.irr_before_tax)} before tax, ${rateText(irr_after_tax)} after`,
    ],
  }
}

function returnText(amount: Outcome<number>): string {
  return isKnown(amount) ? formatMoney(amount.value) : amount.message
}

function rateText(rate: Outcome<number>): string {
  return isKnown(rate) ? formatPercent(rate.value) : rate.message
}
