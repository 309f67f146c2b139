// @vitest-environment jsdom
import { GOLDEN_HOME } from '@homeyield/domain/analysis/testing/golden-deal'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { completedLoans } from '../analysis/completed-loans.ts'
import { newForm } from '../model/calculator-form.ts'
import { ScheduleTable } from './schedule-table.tsx'
import { loanPaymentsOf, scheduleYears } from './schedule.ts'

afterEach(cleanup)

// Two loans of 60,000 over ten years, without interest.
const LOAN = { amount: 60_000, term_months: 120, loan_payment_term: 'Monthly' } as const

function years(loans: readonly object[]) {
  const completed = completedLoans({
    ...newForm([]),
    ...GOLDEN_HOME,
    interest_rate: 0,
    deposit: 730_000,
    analysis: { settlement_date: '2026-12-01', loans: [...loans] },
  })
  if (!isKnown(completed)) throw new Error(completed.message)
  return scheduleYears(loanPaymentsOf(completed.value))
}

const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

it('opens a year to its repayments with their cents, whole dollars too', async () => {
  render(<ScheduleTable years={years([{ ...LOAN, amount: 120_000 }])} premium />)
  expect(screen.queryByRole('rowheader', { name: '1 Jan 2027' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Year 1' }))
  expect(cellsOf(/^1 Jan 2027/u)).toEqual(['$1,000.00', '$0.00', '$1,000.00', '$119,000.00'])
  expect(cellsOf(/^Total/u)).toEqual(['$120,000', '$0', '$120,000', '$0'])
})

it('has the repayments of each of several loans under its name', async () => {
  render(
    <ScheduleTable
      years={years([
        { ...LOAN, name: 'First' },
        { ...LOAN, name: 'Second' },
      ])}
      premium
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Year 1' }))
  expect(screen.getByRole('rowheader', { name: 'Second' })).toBeTruthy()
  expect(screen.getAllByRole('rowheader', { name: '1 Jan 2027' })).toHaveLength(2)
  // Each year has the same names under it: none stays once both are closed.
  await userEvent.click(screen.getByRole('button', { name: 'Year 2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Year 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Year 2' }))
  expect(screen.queryAllByRole('rowheader', { name: /Jan/u })).toEqual([])
})
