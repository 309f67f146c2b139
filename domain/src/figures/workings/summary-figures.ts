import type { Analysis } from '../../analysis/analyse.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import { isKnown } from '../../outcome/outcome.ts'
import type { YearBeforeTax } from '../../analysis/projection/years-ahead.ts'
import { formatDollars, formatMoney, formatPercent } from '../../money/amount.ts'
import { aYear, yearToWeek } from '../../money/money.ts'
import { toCents } from '../../money/round.ts'
import { writeNumber } from '../../money/write-number.ts'
import type { Working } from './working.ts'
import { investedFlow, investedLine, investedName } from './invested-words.ts'
import { exactMoney } from '../year-figures.ts'
import type { YearsBasis } from './years-basis.ts'
import { yearWorking } from './year-working.ts'

/** A figure of the summary with its working; `text` is a dash or a sentence where it cannot be computed. */
export interface SummaryFigure {
  readonly label: string
  readonly text: string
  readonly isLoss: boolean
  readonly working: Working
}

/**
 * The figures above the table; return and present value only with Premium. Source: docs/method/years-and-tax.md,
 * "Returns".
 */
export function summaryFigures(analysis: Pick<Analysis, 'sale'>, basis: YearsBasis): readonly SummaryFigure[] {
  const { years } = basis
  const [first, last] = [years[0], years.at(-1)]
  if (first === undefined || last === undefined) return []
  return [
    ...returnsOf(analysis, basis),
    weekOf(first),
    ...leftOf(basis),
    cashOnCashOf(first, basis),
    {
      label: `Equity after ${years.length === 1 ? '1 year' : `${years.length} years`}`,
      ...moneyOf(last.equity),
      working: {
        title: 'Equity at the end',
        formula: 'value − debt',
        steps: [`${exactMoney(last.value)} − ${formatMoney(last.debt)} = ${exactMoney(last.equity)}`],
        note: 'Before the costs of selling.',
      },
    },
    worstOf(years),
  ]
}

function weekOf({ cash_flow_before_tax: cash }: YearBeforeTax): SummaryFigure {
  const week = toCents(yearToWeek(aYear(cash)))
  return {
    label: 'Cash each week, year 1',
    ...moneyOf(week),
    working: {
      title: 'Cash each week, year 1',
      formula: 'cash before tax of year 1 ÷ 52',
      steps: [`${formatMoney(cash)} ÷ 52 = ${formatMoney(week)}`],
      note: 'Before tax, after the whole loan repayments.',
    },
  }
}

/** What selling today would leave, which the returns of a settled home follow from. */
function leftOf(basis: YearsBasis): SummaryFigure[] {
  if (!basis.plan.settled) return []
  return [
    {
      label: investedName(basis),
      ...moneyOf(basis.cashInvested),
      working: {
        title: investedName(basis),
        formula: 'value today − costs of selling − what is owed today',
        steps: [investedLine(basis)],
        note: 'What selling today would leave. The returns compare keeping the home with that.',
      },
    },
  ]
}

function cashOnCashOf({ cash_on_cash: ratio }: YearBeforeTax, basis: YearsBasis): SummaryFigure {
  const working = yearWorking('cash_on_cash', 1, basis)
  return {
    label: 'Cash on cash, year 1',
    text: ratio === null ? '–' : formatPercent(ratio),
    isLoss: (ratio ?? 0) < 0,
    working: { title: 'Cash on cash, year 1', formula: '', steps: [], note: '', ...working },
  }
}

function worstOf(years: readonly YearBeforeTax[]): SummaryFigure {
  const cash = years.map(({ cash_flow_before_tax }) => cash_flow_before_tax)
  const worst = Math.min(...cash)
  const year = cash.indexOf(worst) + 1
  return {
    label: `Worst year: year ${year}`,
    ...moneyOf(worst),
    working: {
      title: 'Worst year',
      formula: 'the year with the least cash before tax',
      steps: cash.map((each, index) => `Year ${index + 1}: ${formatMoney(each)}`),
      note: `Year ${year} has the least: ${formatMoney(worst)}.`,
    },
  }
}

function returnsOf({ sale }: Pick<Analysis, 'sale'>, basis: YearsBasis): SummaryFigure[] {
  if (!isKnown(sale)) return []
  const { plan, years } = basis
  const { irr_before_tax: irr, npv_before_tax: npv, sale_proceeds, sale_costs } = sale.value
  const until = Math.min(plan.sale_year ?? years.length, years.length)
  const shown = years.slice(0, until)
  const flows = [
    investedFlow(basis),
    ...shown.map(({ cash_flow_before_tax: cash }, index) => `Year ${index + 1}: ${formatMoney(cash)}`),
    `Sale at the end of year ${until}: ${formatMoney(sale_proceeds)}, after ${formatMoney(sale_costs)} of costs and the loans`,
  ]
  const discount = writeNumber(plan.discount_rate_pct)
  return [
    {
      label: 'Return a year (IRR), before tax',
      text: writeIrr(irr),
      isLoss: isKnown(irr) && irr.value < 0,
      working: {
        title: 'Return a year (IRR)',
        formula: 'the yearly rate at which all of these are worth nothing together today',
        steps: [...flows, writeIrr(irr)],
        note: 'Before tax, with the home sold at the end.',
      },
    },
    {
      label: `Net present value at ${discount}%`,
      ...returnOf(npv),
      working: {
        title: 'Net present value (NPV)',
        formula: `each year’s cash ÷ (1 + ${discount}%) once for each year that passes, less what you put in`,
        steps: [...flows, `Together, worth today: ${writeReturn(npv)}`],
        note: 'Before tax. Above 0, the home earns more than the rate that you chose.',
      },
    },
  ]
}

export function writeIrr(irr: Outcome<number>): string {
  return isKnown(irr) ? formatPercent(irr.value) : irr.message
}

/** An amount in whole dollars, or why there is none. */
export function returnOf(amount: Outcome<number>): Pick<SummaryFigure, 'text' | 'isLoss'> {
  return isKnown(amount) ? moneyOf(amount.value) : { text: amount.message, isLoss: false }
}

/** The same with its cents. */
export function writeReturn(amount: Outcome<number>): string {
  return isKnown(amount) ? formatMoney(amount.value) : amount.message
}

export function moneyOf(amount: number | null): Pick<SummaryFigure, 'text' | 'isLoss'> {
  if (amount === null) return { text: '–', isLoss: false }
  return { text: formatDollars(amount), isLoss: amount < 0 }
}
