import type { GivenAnalysis } from '@homeyield/domain/analysis/inputs/analysis-inputs'
import { GIVEN_LOANS, GOLDEN_HOME } from '@homeyield/domain/analysis/testing/golden-deal'
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { describe, expect, it } from 'vitest'
import { columnsOf } from './compared-column.ts'
import { figureGroups } from './figure-groups.ts'
import { onlyDiffering } from './figure-row.ts'
import type { FigureGroup } from './figure-row.ts'
import { figuresSheet } from './figures-sheet.ts'
import { NO_CRITERIA } from './stored-criteria.ts'

// The home of docs/method/calculator.md, "Worked example", and 20 % cheaper (reference case C1).
const GOLDEN = {
  ...GOLDEN_HOME,
  id: 'one',
  property: '12 Rose Street, Enderley, Hamilton',
  rent_source: 'market',
  weekly_rental_income: null,
  market_lower_quartile: 570,
  market_upper_quartile: 700,
  market_confidence: 'Low',
  market_interval_lower: 528,
  market_interval_upper: 947,
  scenarios: [
    { id: 'a', name: '20 % cheaper', changes: { purchase_price: 680_000, deposit: 136_000 } },
    { id: 'b', name: 'No rate', changes: { interest_rate: null, weekly_rental_income: 700, rent_source: 'typed' } },
  ],
} as unknown as SavedCalculation
const TODAY = '2026-11-22'
const saved = new Map([['one', GOLDEN]])
const columns = columnsOf([['one'], ['one', 'a']], saved)

function groupsOf(criteria = NO_CRITERIA, of = columns): readonly FigureGroup[] {
  const groups = figureGroups(of, TODAY, criteria)
  if (typeof groups === 'string') throw new Error(groups)
  return groups
}

function cellsOf(groups: readonly FigureGroup[], name: string) {
  return groups.flatMap(({ rows }) => rows).find((row) => row.name === name)?.cells
}

it('names the columns, and leaves out what no longer exists', () => {
  expect(columns.map(({ name, scenario }) => [name, scenario])).toEqual([
    ['12 Rose Street', null],
    ['12 Rose Street, 20 % cheaper', '20 % cheaper'],
  ])
  expect(columnsOf([['one', 'gone'], ['two']], saved)).toEqual([])
  expect(figureGroups(columns.slice(1), TODAY, NO_CRITERIA)).toBe('Choose two.')
})

it('shows every result with the best, the worst and the difference in words', () => {
  const groups = groupsOf()
  expect(cellsOf(groups, 'gross_rental_yield')).toMatchObject([
    { text: '3.88%', mark: 'Worst', difference: null },
    { text: '4.86%', mark: 'Best', difference: '+0.98%' },
  ])
  expect(cellsOf(groups, 'weekly_cash_flow')).toMatchObject([
    { text: '−$572', mark: 'Worst' },
    { text: '−$374', mark: 'Best', difference: '+$198' },
  ])
  expect(cellsOf(groups, 'purchase_price')).toMatchObject([
    { mark: 'Highest' },
    { mark: 'Lowest', difference: '−$170,000' },
  ])
  expect(cellsOf(groups, 'lvr')).toMatchObject([
    { text: '80.00%', mark: null },
    { text: '80.00%', mark: null, difference: null },
  ])
  expect(cellsOf(groups, 'irr_after_tax')).toMatchObject([{ text: '–', note: 'Add an owner to see this.' }, {}])
  expect(groups.flatMap(({ rows }) => rows).find(({ name }) => name === 'equity')?.label).toBe('Equity in year 10')
})

it('never shows a market rent without its confidence, nor a net yield without its loan unsaid', () => {
  const groups = groupsOf(NO_CRITERIA, columnsOf([['one'], ['one', 'b']], saved))
  expect(cellsOf(groups, 'market_confidence')?.map(({ text }) => text)).toEqual(['Low', 'Your own rent'])
  expect(cellsOf(groups, 'market_interval')?.map(({ text }) => text)).toEqual(['$528–947', '–'])
  expect(cellsOf(groups, 'net_rental_yield')?.map(({ note }) => note)).toEqual([null, 'without the loan'])
})

it('leaves only what differs', () => {
  const names = onlyDiffering(groupsOf()).flatMap(({ rows }) => rows.map(({ name }) => name))
  expect(names).toEqual([
    'purchase_price',
    'gross_rental_yield',
    'net_rental_yield',
    'weekly_cash_flow',
    'equity',
    'break_even_rate_shift',
    'deposit',
  ])
})

it('lists an input that has no row of its own where it differs', () => {
  const [first, second] = columns
  if (!first || !second) throw new Error('Two columns')
  const sold = { ...second, inputs: { ...second.inputs, analysis: { sale_year: 5 } } }
  const groups = groupsOf(NO_CRITERIA, [first, sold])
  expect(groups.at(-1)).toMatchObject({ title: 'Other inputs that differ', rows: [{ label: 'Year of the sale' }] })
})

describe('the rows of one loan', () => {
  const [first, second] = columns
  const ROWS = ['interest_rate', 'loan_duration_months', 'repayment_type', 'loan_payment_term']
  function splitInto(loans: GivenAnalysis['loans']) {
    if (!first || !second) throw new Error('Two columns')
    return [first, { ...second, inputs: { ...first.inputs, analysis: { loans } } }]
  }
  const wordsOf = (groups: readonly FigureGroup[]) =>
    ROWS.map((name) => cellsOf(groups, name)?.map(({ text, note }) => (note === null ? text : `${text}, ${note}`)))

  // 3,303,200 / 680,000 (docs/method/loans.md, "Loans now").
  it('say of several loans what is true of all of them', () => {
    const split = splitInto(GIVEN_LOANS)
    expect(wordsOf(groupsOf(NO_CRITERIA, split))).toEqual([
      ['6.49% a year', '4.86% a year, average of 3 loans'],
      ['30 years', '30 years'],
      ['Principal and interest', 'Principal and interest; Interest only'],
      ['Fortnightly', 'Fortnightly; Monthly; Weekly'],
    ])
    const { columns: heads, rows } = figuresSheet(groupsOf(NO_CRITERIA, split), split)
    const at = (head: string) => heads.findIndex((each) => each.head === head)
    expect(rows[1]?.[at('Interest rate (% a year)')]).toBe(4.86)
    expect(rows[1]?.[at('Loan duration (months)')]).toBe(360)
    expect(rows[1]?.[at('Repayments every')]).toBe('Fortnightly; Monthly; Weekly')
  })

  it('say what the loans have in common, not what the calculation had without them', () => {
    const each = { interest_rate: 6.125, term_months: 300 }
    expect(wordsOf(groupsOf(NO_CRITERIA, splitInto([{ amount: 340_000, ...each }, each]))).slice(0, 2)).toEqual([
      ['6.49% a year', '6.125% a year'],
      ['30 years', '25 years'],
    ])
  })

  it('are the calculation’s own beside a single loan, as in its figures', () => {
    expect(wordsOf(groupsOf(NO_CRITERIA, splitInto([{ interest_rate: 6.125, term_months: 300 }]))).slice(0, 2)).toEqual(
      [
        ['6.49% a year', '6.49% a year'],
        ['30 years', '30 years'],
      ],
    )
  })

  it('say nothing of a loan that borrows nothing', () => {
    const loans = [{ share_pct: 0, interest_rate: 9 }, { interest_rate: 4 }]
    expect(wordsOf(groupsOf(NO_CRITERIA, splitInto(loans)))[0]?.[1]).toBe('4% a year')
  })

  it('need no term for the average rate of interest alone', () => {
    const alone = { repayment_type: 'Interest only' } as const
    const split = splitInto([
      { share_pct: 50, interest_rate: 4, ...alone },
      { interest_rate: 5, ...alone },
    ])
    const [one, two] = split
    if (!one || !two) throw new Error('Two columns')
    const untimed = [one, { ...two, inputs: { ...two.inputs, loan_duration_months: null } }]
    expect(wordsOf(groupsOf(NO_CRITERIA, untimed))[0]?.[1]).toBe('4.5% a year, average of 2 loans')
  })

  it('leave a file’s column of figures empty where the loans differ', () => {
    const split = splitInto([{ share_pct: 50, term_months: 300 }, {}])
    const groups = groupsOf(NO_CRITERIA, split)
    expect(wordsOf(groups)[1]?.[1]).toBe('25 years; 30 years')
    const { columns: heads, rows } = figuresSheet(groups, split)
    expect(rows[1]?.[heads.findIndex(({ head }) => head === 'Loan duration (months)')]).toBeNull()
  })

  it('say what is missing for an average', () => {
    const unfit = splitInto([{ amount: 340_000, interest_rate: 4.49 }, { amount: 332_000 }])
    expect(wordsOf(groupsOf(NO_CRITERIA, unfit))[0]?.[1]).toBe('–, Your loans add up to $672,000; you borrow $680,000.')
  })
})

it('says what differs between loans, however little', () => {
  const [first] = columns
  if (!first) throw new Error('A column')
  const withLoans = (fixed_until: string) => ({
    ...first,
    inputs: {
      ...first.inputs,
      analysis: { loans: [{ amount: 400_000, interest_rate: 6.1, fixed_until }, { interest_rate: 5.5 }] },
    },
  })
  const groups = onlyDiffering(groupsOf(NO_CRITERIA, [withLoans('2027-12-01'), withLoans('2028-12-01')]))
  expect(cellsOf(groups, 'analysis.loans')?.map(({ text }) => text)).toEqual([
    '2 loans: $400,000 at 6.1%, fixed to 1 Dec 2027;\n$280,000 at 5.5%',
    '2 loans: $400,000 at 6.1%, fixed to 1 Dec 2028;\n$280,000 at 5.5%',
  ])
})

it('says of each criterion whether it is met', () => {
  const groups = groupsOf({ weekly_cash_flow: -400, net_rental_yield: null, lvr: 80 })
  expect(groups[0]).toMatchObject({
    title: 'Your criteria',
    rows: [
      {
        label: 'Cash each week at least −$400',
        cells: [
          { text: 'Not met', note: 'by $172' },
          { text: 'Met', note: null },
        ],
      },
      { label: 'LVR at most 80.00%', cells: [{ text: 'Met' }, { text: 'Met' }] },
    ],
  })
})

it('gives a file a home in each row, with figures as such', () => {
  const { columns: heads, rows } = figuresSheet(groupsOf(), columns)
  const at = (head: string) => heads.findIndex((each) => each.head === head)
  expect(rows.map((row) => [row[0], row[1], row[at('Price (NZD)')], row[at('Gross yield (%)')]])).toEqual([
    ['12 Rose Street', null, 850_000, 3.88],
    ['12 Rose Street', '20 % cheaper', 680_000, 4.86],
  ])
  expect(heads[at('Price (NZD)')]?.kind).toBe('money')
  expect(rows[0]?.[at('Interest rate (% a year)')]).toBe(6.49)
  expect(rows[0]?.[at('Vacancy (NZD a year)')]).toBe('Two weeks of rent')
})
