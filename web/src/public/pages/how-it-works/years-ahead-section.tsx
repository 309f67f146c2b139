import type { Analysis } from '@homeyield/domain/analysis/analyse'
import type { Outcome } from '@homeyield/domain/outcome/outcome'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { ringFence } from '@homeyield/domain/analysis/tax/ring-fence'
import { formatMoney, formatPercent } from '@homeyield/domain/money/amount'
import { dateText } from '../../../ui/date-text.ts'
import { FigureTable } from './figure-table.tsx'
import styles from './how-it-works.module.css'
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
export function YearsAheadSection() {
  const analysis = workedAnalysis(OWNED)
  return (
    <section id="years-ahead" aria-labelledby="years-ahead-title" className={`stack loose ${styles.section}`}>
      <h2 id="years-ahead-title">Years ahead</h2>
      <p>
        Year 1 is your calculation as it is. From then on the rent, the costs and the value each grow by a rate that you
        set, and the loans are repaid as in their schedules. A year is twelve months from the day of settlement. The
        example is in three loans, with a rent that grows by 2.5%, costs by 3% and a value by 3.5% a year.
      </p>
      <Years analysis={analysis} />
      <Returns analysis={analysis} />
      <Tax analysis={analysis} />
      <BrightLine analysis={workedAnalysis(SOLD_SOON)} />
      <p className="quiet">
        Five years before tax are free, and so are the share of interest that is deductible and the last day on which a
        sale is taxed. The rest comes with Premium. <RulesDate analysis={analysis} /> It is an estimate, not tax advice.
      </p>
    </section>
  )
}

function RulesDate({ analysis: { rules } }: { analysis: Analysis }) {
  if (!isKnown(rules)) return null
  return <>The rules are as at {dateText(rules.value.as_at)}; the page lists each with its date and source.</>
}

function Years({ analysis: { years_ahead: ahead } }: { analysis: Analysis }) {
  if (!isKnown(ahead)) return null
  const rows = SHOWN_YEARS.flatMap((number) => {
    const year = ahead.value.years[number - 1]
    return year === undefined ? [] : [{ number, year }]
  })
  return (
    <>
      <FigureTable
        caption="Cash of a year"
        heads={['Year', 'Before the loan', 'Interest', 'Cash before tax']}
        rows={rows.map(({ number, year }) => [
          `${number}`,
          formatMoney(year.net_operating_income),
          formatMoney(year.interest),
          formatMoney(year.cash_flow_before_tax),
        ])}
      />
      <FigureTable
        caption="At the end of the year"
        heads={['Year', 'Value', 'Debt', 'Equity']}
        rows={rows.map(({ number, year }) => [
          `${number}`,
          moneyText(year.value),
          formatMoney(year.debt),
          moneyText(year.equity),
        ])}
      />
    </>
  )
}

function Returns({ analysis: { years_ahead: ahead, sale } }: { analysis: Analysis }) {
  if (!isKnown(ahead) || !isKnown(sale)) return null
  const last = ahead.value.years.at(-1)
  const { sale_costs: costs, sale_proceeds: proceeds, total_return_before_tax: total, npv_before_tax: npv } = sale.value
  return (
    <div className={styles.worked}>
      <h3>The sale, IRR and NPV</h3>
      <p>
        The return a year (IRR) is the rate at which what you put in, each year’s cash and the sale are worth nothing
        together today. The net present value (NPV) is what they are worth today at a rate that you choose, here 6%;
        what you put in is not discounted.
      </p>
      <ul className="figure">
        <li>Put in: $170,000 + $3,000 of costs of buying = {moneyText(ahead.value.cash_invested)}</li>
        <li>
          Costs of selling: {formatMoney(last?.value ?? 0)} × 3% + $2,000 = {formatMoney(costs)}
        </li>
        <li>
          Sale: {formatMoney(last?.value ?? 0)} − {formatMoney(costs)} − {formatMoney(last?.debt ?? 0)} ={' '}
          {formatMoney(proceeds)}
        </li>
        <li>Total return: {returnText(total)}</li>
        <li>Return a year (IRR): {rateText(sale.value.irr_before_tax)}</li>
        <li>Net present value (NPV) at 6%: {returnText(npv)}</li>
      </ul>
    </div>
  )
}

function Tax({ analysis: { after_tax: tax } }: { analysis: Analysis }) {
  if (!isKnown(tax)) return null
  const fenced = ringFence(50_000, 60_000, 0)
  const added = personalTax(SALARY + TAXABLE) - personalTax(SALARY)
  return (
    <div className={styles.worked}>
      <h3>Tax and ring-fencing</h3>
      <p>
        Each owner’s part of the rent is taxed at the owner’s own rates: tax on all they earn, less tax without the
        home. Costs, deductible interest and the depreciation of chattels count up to the rent. The rest is kept for
        later rental income: that is ring-fencing.
      </p>
      <ul className="figure">
        <li>
          A salary of {moneyText(SALARY)} and {moneyText(TAXABLE)} of taxable rent: {formatMoney(added)} of tax
        </li>
        <li>
          $50,000 of rent and $60,000 of deductions: {moneyText(fenced.taxable)} is taxable,{' '}
          {moneyText(fenced.carried_forward)} is kept
        </li>
      </ul>
      <FigureTable
        caption="The example, two owners with 60% and 40%"
        heads={['Year', 'Kept for later', 'Tax']}
        rows={SHOWN_YEARS.map((number) => [
          `${number}`,
          formatMoney(tax.value.years[number - 1]?.carried_forward ?? 0),
          formatMoney(tax.value.years[number - 1]?.tax ?? 0),
        ])}
      />
    </div>
  )
}

function BrightLine({ analysis: { after_tax: tax, bright_line: line, sale } }: { analysis: Analysis }) {
  if (!isKnown(tax) || !isKnown(sale) || !isKnown(line)) return null
  const { last_taxed_day, taxable_gain, years, irr_after_tax } = tax.value
  const [first, last] = years
  return (
    <div className={styles.worked}>
      <h3>The bright-line test</h3>
      <p>
        A sale that is agreed within {line.value.months} months of settlement is taxed, unless it is your main home. The
        gain is the value less the costs of selling, less the price and the costs of buying, both without chattels. Here
        the example’s value grows by 8% a year, and one owner with $100,000 of other income sells after two years.
      </p>
      <ul className="figure">
        <li>Taxed until {dateText(last_taxed_day ?? '')}</li>
        <li>
          Gain: {moneyText(taxable_gain)}, and taxable with the losses kept: {formatMoney(last?.taxable_income ?? 0)}
        </li>
        <li>Kept before that year: {formatMoney(first?.carried_forward ?? 0)}</li>
        <li>Tax: {formatMoney(last?.tax ?? 0)}</li>
        <li>
          Return a year (IRR): {rateText(sale.value.irr_before_tax)} before tax, {rateText(irr_after_tax)} after
        </li>
      </ul>
    </div>
  )
}

function returnText(amount: Outcome<number>): string {
  return isKnown(amount) ? formatMoney(amount.value) : amount.message
}

function rateText(rate: Outcome<number>): string {
  return isKnown(rate) ? formatPercent(rate.value) : rate.message
}
