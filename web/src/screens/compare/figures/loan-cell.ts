import { countedLoansNow } from '@homeyield/domain/loans/count-loans'
import { weightedRate } from '@homeyield/domain/loans/loan-now'
import { areOwed } from '@homeyield/domain/loans/complete-loans'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { Day } from '@homeyield/domain/dates/calendar-day'
import type { InputName } from '../../../components/inputs/describe-input.ts'
import type { FigureCell } from './figure-row.ts'
import { wordsCell } from './figure-row.ts'
import { inputCell } from './input-cell.ts'

/** What each of several loans has of its own, by the calculation's field that counts without them. */
const OWN = {
  interest_rate: 'interest_rate',
  loan_duration_months: 'term_months',
  repayment_type: 'repayment_type',
  loan_payment_term: 'loan_payment_term',
} as const
type LoanField = keyof typeof OWN

export function isOfLoan(name: InputName): name is LoanField {
  return Object.hasOwn(OWN, name)
}

/** What a home's loans have today: the average of different rates, otherwise each value once. */
export function loanCell(name: LoanField, inputs: CalculationInputs, today: Day): FigureCell {
  const given = inputs.analysis?.loans ?? []
  if (given.length < 2 && !areOwed(given)) return inputCell(name, inputs, today)
  const several = countedLoansNow(inputs, inputs.analysis, today)
  if (!isKnown(several)) return { ...wordsCell('–'), note: several.message }
  const cells = several.value.map(({ loan, rate }) => {
    const own = name === 'interest_rate' ? rate : loan[OWN[name]]
    return inputCell(name, { ...inputs, [name]: own }, today)
  })
  const words = [...new Set(cells.map(({ text }) => text))]
  if (words.length < 2) return cells[0] ?? wordsCell('–')
  if (name === 'interest_rate') {
    const average = { ...inputs, interest_rate: weightedRate(several.value) }
    return { ...inputCell(name, average, today), note: `average of ${cells.length} loans` }
  }
  // A file has a figure or nothing in a column of figures; “Loans” has each of them.
  return wordsCell(words.join('; '), typeof cells[0]?.raw === 'number' ? null : words.join('; '))
}
