import { analyse } from '@homeyield/domain/analysis/analyse'
import { isKnown } from '@homeyield/domain/analysis/outcome'
import { settleAnalysis } from '@homeyield/domain/analysis/settle-analysis'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { Day } from '@homeyield/domain/dates/calendar-day'
import type { InputName } from '../../../components/inputs/describe-input.ts'
import type { FigureCell } from './figure-row.ts'
import { wordsCell } from './figure-row.ts'
import { inputCell } from './input-cell.ts'

/** What a loan may have of its own, by the calculation's field that counts without it. */
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

/** What a home's loans have: the average of different rates, otherwise each value once. */
export function loanCell(name: LoanField, inputs: CalculationInputs, today: Day): FigureCell {
  const loans = inputs.analysis?.loans ?? []
  if (loans.length === 0) return inputCell(name, inputs, today)
  const cells = loans.map((loan) => inputCell(name, { ...inputs, [name]: loan[OWN[name]] ?? inputs[name] }, today))
  const words = [...new Set(cells.map(({ text }) => text))]
  if (words.length === 1 && cells[0]) return cells[0]
  return name === 'interest_rate' ? averageRateCell(inputs, loans.length, today) : wordsCell(words.join('; '))
}

function averageRateCell(inputs: CalculationInputs, count: number, today: Day): FigureCell {
  const settled = settleAnalysis(inputs.analysis, today)
  const { loans } = analyse(inputs, settled, { premium: true, withPayments: false, today })
  if (!isKnown(loans)) return { ...wordsCell('–'), note: loans.message }
  const average = { ...inputs, interest_rate: loans.value.weighted_rate }
  return { ...inputCell('interest_rate', average, today), note: `average of ${count} loans` }
}
