import { loanToValue } from '@homeyield/domain/loans/loan-to-value'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { formatMoney, formatPercent } from '@homeyield/domain/money/amount'
import type { CalculatorState } from '../model/calculator-state.ts'
import { useCalculatorStore } from '../model/calculator-store.ts'
import { shownFigure } from '../result/shown-figure.ts'
import { applyAnswer } from './apply-answer.ts'
import type { Question } from './questions.ts'
import styles from './solve.module.css'

interface AnswerFiguresProps {
  readonly question: Question
  readonly amount: number
}

/** The ordinary calculation now, and with the answer in it. */
export function AnswerFigures({ question, amount }: AnswerFiguresProps) {
  const now = useCalculatorStore().get()
  const then = applyAnswer(now, question, amount)
  const rows = rowsOf(now)
  const after = rowsOf(then)
  return (
    <>
      <table className={`${styles.table} figure`}>
        <caption className="visually-hidden">The calculation now, and with this answer</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Figure</span>
            </th>
            <th scope="col">Now</th>
            <th scope="col">With this</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, text], index) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{text}</td>
              <td>
                <strong>{after[index]?.[1]}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function rowsOf(state: CalculatorState): readonly (readonly [string, string])[] {
  const { form, figures } = state
  const lvr = loanToValue(form, figures.counted_loans)
  return [
    ['Purchase price', money(form.purchase_price)],
    ['Deposit', money(form.deposit)],
    ['Rent a week', money(shownFigure('weekly_rental_income', state))],
    ['Loan to value', isKnown(lvr) ? formatPercent(lvr.value) : '–'],
    ['Gross yield', percent(shownFigure('gross_rental_yield', state))],
    ['Net yield', percent(shownFigure('net_rental_yield', state))],
    ['Cash each week', money(shownFigure('weekly_cash_flow', state))],
  ]
}

function money(amount: number | null): string {
  return amount === null ? '–' : formatMoney(amount)
}

function percent(value: number | null): string {
  return value === null ? '–' : formatPercent(value)
}
