import { homeValue } from '../../loans/home-value.ts'
import type { LoansSummary } from '../../loans/summarise-loans.ts'
import type { YearBeforeTax } from '../../analysis/projection/years-ahead.ts'
import { WITH_GST } from '../../expenses/gst.ts'
import { amountOrZero, formatMoney } from '../../money/amount.ts'
import { round } from '../../money/round.ts'
import { writeNumber } from '../../money/write-number.ts'
import type { Working } from './working.ts'
import { investedLine, investedName } from './invested-words.ts'
import type { YearsBasis } from './years-basis.ts'
import { exactMoney, writeExact, YEAR_FIGURES } from '../year-figures.ts'
import type { YearFigure } from '../year-figures.ts'

export const TO_THE_CENT = 'To the cent. The table shows whole dollars, which may differ from their sum by one.'

/** How a figure of one year (from 1) follows from the others; null for a year that is not there. */
export function yearWorking(column: YearFigure, year: number, basis: YearsBasis): Working | null {
  const row = basis.years[year - 1]
  if (row === undefined) return null
  const [formula, steps] = stepsOf(column, year, row, basis)
  return { title: `${YEAR_FIGURES[column].label}, year ${year}`, formula, steps, note: TO_THE_CENT }
}

export type Steps = readonly [formula: string, steps: readonly string[]]

function stepsOf(column: YearFigure, year: number, row: YearBeforeTax, basis: YearsBasis): Steps {
  const { form, plan, weeklyRent, loans, cashInvested, years } = basis
  const worth = homeValue(form.purchase_price, plan)
  const shown = (name: YearFigure) => writeExact(name, row[name])
  const result = `= ${shown(column)}`
  const less = (first: YearFigure, ...others: YearFigure[]): Steps => [
    [first, ...others].map((name) => YEAR_FIGURES[name].label.toLowerCase()).join(' − '),
    [`${[first, ...others].map(shown).join(' − ')} ${result}`],
  ]
  const isLawful = plan.rent_mode === 'lawful'
  const rentGrowth = power(plan.rent_growth_pct, year - 1)
  const first = years[0] ?? row
  switch (column) {
    case 'gross_rent':
      if (isLawful) return ['the rent of each week, as the law lets it rise', [result]]
      return [
        '52 weeks of rent, which grows from year 2',
        [`52 × ${formatMoney(weeklyRent)} × ${rentGrowth} ${result}`],
      ]
    case 'vacancy':
      if (form.vacancy_cost !== null) {
        return [
          'your vacancy cost, growing with the rent',
          [`${formatMoney(form.vacancy_cost)} × ${rentGrowth} ${result}`],
        ]
      }
      return [
        'empty weeks × the weekly rent of the year',
        [`${writeNumber(form.vacancy_weeks)} × ${shown('gross_rent')} ÷ 52 ${result}`],
      ]
    case 'management': {
      const gst = form.fee_plus_gst ? ` × ${WITH_GST}` : ''
      const fee = writeNumber(amountOrZero(form.property_management_fees))
      return ['rent × the management fee', [`${shown('gross_rent')} × ${fee}%${gst} ${result}`]]
    }
    case 'other_costs':
      return [
        'rates, insurance, repairs and your other costs, which grow from year 2',
        [`${formatMoney(first.other_costs)} × ${power(plan.expense_inflation_pct, year - 1)} ${result}`],
      ]
    case 'net_operating_income':
      return less('gross_rent', 'vacancy', 'management', 'other_costs')
    case 'yearly_profit':
      return less('net_operating_income', 'interest')
    case 'cash_flow_before_tax':
      return row.capital_spend > 0
        ? less('yearly_profit', 'principal', 'capital_spend')
        : less('yearly_profit', 'principal')
    case 'interest':
    case 'principal':
    case 'debt':
      return ofLoans(column, year, loans, result)
    case 'capital_spend':
      return ['what you plan to spend on the home in this year', [result]]
    case 'value':
      return [
        `${plan.settled ? 'value today' : 'price'} × growth of the value, at the end of the year`,
        [`${exactMoney(worth)} × ${power(plan.value_growth_pct, year)} ${result}`],
      ]
    case 'equity':
      return less('value', 'debt')
    case 'lvr':
      return ['debt ÷ value', [`${shown('debt')} ÷ ${shown('value')} ${result}`]]
    case 'cash_on_cash':
      return [
        `cash before tax ÷ the ${investedName(basis).toLowerCase()}`,
        [investedLine(basis), `${shown('cash_flow_before_tax')} ÷ ${exactMoney(cashInvested)} ${result}`],
      ]
  }
}

function ofLoans(
  column: 'interest' | 'principal' | 'debt',
  year: number,
  loans: LoansSummary | null,
  result: string,
): Steps {
  const figure = column === 'debt' ? 'balance' : column
  const formula =
    column === 'debt'
      ? 'what each loan still owes at the end of the year'
      : `the ${column} in each loan’s repayments of the year`
  const lines = (loans?.loans ?? []).map(({ name, years }) => `${name}: ${formatMoney(years[year - 1]?.[figure] ?? 0)}`)
  return [formula, [...lines, result]]
}

const DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** What a growth has become after some years, such as 1.025³. */
function power(pct: number, years: number): string {
  const exponent = String(years).replaceAll(/\d/gu, (digit) => DIGITS[Number(digit)] ?? '')
  return `${writeNumber(round(1 + pct / 100, 6), 6)}${exponent}`
}
