import { expect, it } from 'vitest'
import { newForm } from '../model/calculator-form.ts'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { GIVEN_LOANS } from '@homeyield/domain/analysis/testing/golden-deal'
import { scheduleChart } from './schedule-chart.ts'
import { scheduleCsv } from './schedule-csv.ts'
import { scheduleSheets } from './schedule-sheets.ts'
import type { LoanPayments } from './schedule.ts'
import { loanPaymentsOf, scheduleYears } from './schedule.ts'
import { completedLoans } from '../analysis/completed-loans.ts'

// The last with a name that a spreadsheet would take for a formula.
const [A, B, C] = GIVEN_LOANS
const LOANS = [A, B, { ...C, name: '=C' }]

function goldenLoans(): readonly LoanPayments[] {
  const settled = completedLoans({
    ...newForm([]),
    purchase_price: 850_000,
    deposit: 170_000,
    loan_payment_term: 'Fortnightly',
    analysis: { settlement_date: '2026-12-01', loans: LOANS },
  })
  if (!isKnown(settled)) throw new Error(settled.message)
  return loanPaymentsOf(settled.value)
}

const loans = goldenLoans()

it('the years add up the loans to the cent', () => {
  const years = scheduleYears(loans)
  expect(years).toHaveLength(30)
  expect(years[0]).toMatchObject({ year: 1, interest: 31_389.23, principal: 8253.89, balance: 671_746.11 })
  expect(years[0]?.loans.map(({ payments }) => payments.length)).toEqual([26, 12, 52])
  // C is repaid in January 2047.
  expect(years[20]?.loans.map(({ payments }) => payments.length)).toEqual([26, 12, 10])
  expect(years[21]?.loans[2]?.payments).toEqual([])
})

it('the chart goes from the first month to the last', () => {
  const { months, lines } = scheduleChart(loans)
  expect([months[0], months.at(-1), months.length]).toEqual(['2026-12', '2056-12', 361])
  const [owed, interest] = lines
  // The last repayment of the first year is in its twelfth month; B repays no principal in it.
  expect([owed?.figures[11], owed?.figures.at(-1)]).toEqual([671_746.11, 0])
  expect(interest?.figures.at(-1)).toBeCloseTo(349_398.03 + 278_419.44 + 41_834.91, 2)
})

it('the file has every repayment, and a name that is no formula', () => {
  const rows = scheduleCsv(loans).split('\r\n')
  expect(rows).toHaveLength(1 + 780 + 360 + 1050 + 1)
  expect(rows[28]).toMatch(/^"A",28,"2027-12-28",5.49,887.08,/u)
  expect(rows.at(-2)).toMatch(/^"'=C",1050,"2047-01-15",5.79,52.07,/u)
})

it('the sheets have the years and every repayment', () => {
  const [years, repayments] = scheduleSheets(loans)
  // 31,389.23 + 8,253.89 = 39,643.12.
  expect(years.rows[0]).toEqual([1, 39_643.12, 31_389.23, 8253.89, 671_746.11])
  expect(years.rows).toHaveLength(30)
  expect(repayments.rows).toHaveLength(780 + 360 + 1050)
  expect(repayments.rows.at(-1)?.slice(0, 5)).toEqual(['=C', 1050, '2047-01-15', 5.79, 52.07])
})
