import type { Analysis } from '../../analysis/analyse.ts'
import type { AfterTax } from '../../analysis/projection/years-ahead.ts'
import { isKnown } from '../../outcome/outcome.ts'
import { formatMoney } from '../../money/amount.ts'
import { aYear, yearToWeek } from '../../money/money.ts'
import { toCents } from '../../money/round.ts'
import { writeNumber } from '../../money/write-number.ts'
import type { SummaryFigure } from './summary-figures.ts'
import { writeIrr, moneyOf, returnOf, writeReturn } from './summary-figures.ts'
import { investedFlow } from './invested-words.ts'
import { writeTaxCell } from './write-tax-cell.ts'
import type { TaxBasis } from './tax-working.ts'
import { FIGURES } from '../figures.ts'
import { exactMoney } from '../year-figures.ts'
import type { YearsBasis } from './years-basis.ts'

/**
 * The price, the costs and what is left of a sale at the end of a year. Source: docs/method/years-and-tax.md,
 * "Returns".
 */
export function saleFigures({ sale }: Pick<Analysis, 'sale'>, { plan, years }: YearsBasis): readonly SummaryFigure[] {
  const until = Math.min(plan.sale_year ?? years.length, years.length)
  const last = years[until - 1]
  if (!isKnown(sale) || last === undefined) return []
  const { sale_costs: costs, sale_proceeds: proceeds } = sale.value
  const { value, debt } = last
  return [
    {
      label: `Costs of selling, year ${until}`,
      ...moneyOf(costs),
      working: {
        title: 'Costs of selling',
        formula: 'value × the costs of selling + the fixed costs',
        steps: [
          `${exactMoney(value)} × ${writeNumber(plan.sale_cost_pct)}% + ${formatMoney(plan.sale_cost_fixed)} = ${formatMoney(costs)}`,
        ],
        note: 'The agent, marketing and the lawyer.',
      },
    },
    {
      label: `Net proceeds of the sale, year ${until}`,
      ...moneyOf(proceeds),
      working: {
        title: 'Net proceeds of the sale',
        formula: 'value − costs of selling − debt',
        steps: [`${exactMoney(value)} − ${formatMoney(costs)} − ${formatMoney(debt)} = ${formatMoney(proceeds)}`],
        note: 'Before tax. A taxed gain is in the tax of that year.',
      },
    },
  ]
}

/** What the sale and the years return after tax. Source: docs/method/years-and-tax.md, "Returns". */
export function taxFigures(basis: TaxBasis): readonly SummaryFigure[] {
  const { tax, plan } = basis
  const [first, last] = [tax.years[0], tax.years.at(-1)]
  if (first === undefined || last === undefined) return []
  const discount = writeNumber(plan.discount_rate_pct)
  const flows = [
    investedFlow(basis),
    ...tax.years.map(({ cash_flow_after_tax }, index) => `Year ${index + 1}: ${exactMoney(cash_flow_after_tax)}`),
    `Sale at the end of year ${tax.years.length}, after its costs and the loans`,
  ]
  const { irr_after_tax: irr } = tax
  const rate = writeIrr(irr)
  const week = first.cash_flow_after_tax === null ? null : toCents(yearToWeek(aYear(first.cash_flow_after_tax)))
  return [
    {
      label: FIGURES.irr_after_tax.label,
      text: rate,
      isLoss: isKnown(irr) && irr.value < 0,
      working: {
        title: FIGURES.irr_after_tax.label,
        formula: 'the yearly rate at which all of these are worth nothing together today',
        steps: [...flows, rate],
        note: 'With each year’s tax, and that on the sale in its last year.',
      },
    },
    {
      label: `Net present value at ${discount}%, after tax`,
      ...returnOf(tax.npv_after_tax),
      working: {
        title: 'Net present value (NPV), after tax',
        formula: `each year’s cash ÷ (1 + ${discount}%) once for each year that passes, less what you put in`,
        steps: [...flows, `Together, worth today: ${writeReturn(tax.npv_after_tax)}`],
        note: 'Above 0, the home earns more after tax than the rate that you chose.',
      },
    },
    {
      label: 'Total return, after tax',
      ...returnOf(tax.total_return_after_tax),
      working: {
        title: 'Total return, after tax',
        formula: 'all of these together',
        steps: [...flows, `= ${writeReturn(tax.total_return_after_tax)}`],
        note: 'In dollars of each year, not discounted.',
      },
    },
    {
      label: 'Cash each week after tax, year 1',
      ...moneyOf(week),
      working: {
        title: 'Cash each week after tax, year 1',
        formula: 'cash after tax of year 1 ÷ 52',
        steps: [`${exactMoney(first.cash_flow_after_tax)} ÷ 52 = ${exactMoney(week)}`],
        note: 'After the whole loan repayments and the owners’ tax on the home.',
      },
    },
    {
      label: `Tax in the year of the sale, year ${tax.years.length}`,
      text: writeTaxCell('tax', tax.years.length, tax),
      isLoss: false,
      working: {
        title: 'Tax in the year of the sale',
        formula: 'the owners’ tax on the home in that year, with the gain where the sale is taxed',
        steps: [...gainSteps(tax), `Tax of all owners: ${exactMoney(last.tax)}`],
        note: 'The table has each owner’s part.',
      },
    },
    {
      label: 'Losses kept after the sale',
      ...moneyOf(last.carried_forward),
      working: {
        title: 'Losses kept after the sale',
        formula: 'the deductions that no income of the home has used',
        steps: tax.owners.map(({ name, years }) => `${name}: ${exactMoney(years.at(-1)?.carried_forward ?? null)}`),
        note: 'They count against later income of residential homes only.',
      },
    },
  ]
}

/** How the gain of a taxed sale follows; one line where it is not taxed. */
function gainSteps({
  bright_line_taxed,
  gain_parts: parts,
  taxable_gain: gain,
  unused_loss: loss,
}: AfterTax): readonly string[] {
  if (!bright_line_taxed) return ['The sale is not taxed.']
  if (parts === null || gain === null || loss === null) return ['Add a purchase price to see the gain of the sale.']
  const { value, sale_costs, chattels_book, proceeds, price, purchase_costs, legal_fees: fees, chattels_cost } = parts
  const { capital_spend: spent, denied_interest: denied, cost } = parts
  const deducted = fees > 0 ? ` − ${formatMoney(fees)} of legal fees` : ''
  return [
    `Sold for ${formatMoney(value)} − ${formatMoney(sale_costs)} of costs − ${formatMoney(chattels_book)} of chattels = ${formatMoney(proceeds)}`,
    `Cost ${formatMoney(price)} + ${formatMoney(purchase_costs)}${deducted} − ${formatMoney(chattels_cost)} of chattels + ${formatMoney(spent)} spent + ${formatMoney(denied)} of interest that was not deductible = ${formatMoney(cost)}`,
    loss > 0
      ? `Loss ${formatMoney(loss)}: it counts against gains of other land sales only`
      : `Gain ${formatMoney(proceeds)} − ${formatMoney(cost)} = ${formatMoney(gain)}`,
  ]
}
