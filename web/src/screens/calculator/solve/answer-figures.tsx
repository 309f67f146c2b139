import { writeLoanToValue } from '@homeyield/domain/figures/write-loan-to-value'
import { FIGURES, HEADLINE } from '@homeyield/domain/figures/figures'
import { writeFigure } from '@homeyield/domain/figures/write-figure'
import type { CalculatorState } from '../model/calculator-state.ts'
import { useCalculatorStore } from '../model/calculator-store.ts'
import { shownFigure } from '../figures/shown-figure.ts'
import { Table } from '../../../ui/table.tsx'
import { applyAnswer } from './apply-answer.ts'
import type { Question } from './questions.ts'

const SHOWN = ['gross_rental_yield', 'net_rental_yield', HEADLINE] as const

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
    <Table
      caption="The calculation now, and with this answer"
      isCaptionHidden
      columns={[
        { key: 'label', heading: <span className="visually-hidden">Figure</span>, renderCell: ([label]) => label },
        { key: 'now', heading: 'Now', renderCell: ([, text]) => text },
        { key: 'then', heading: 'With this', renderCell: (_, index) => <strong>{after[index]?.[1]}</strong> },
      ]}
      rows={rows}
      rowKey={([label]) => label}
    />
  )
}

function rowsOf(state: CalculatorState): readonly (readonly [string, string])[] {
  const { form, figures } = state
  return [
    ['Purchase price', writeFigure('money', form.purchase_price)],
    ['Deposit', writeFigure('money', form.deposit)],
    ['Rent a week', writeFigure('money', shownFigure('weekly_rental_income', state))],
    [FIGURES.lvr.label, writeLoanToValue(form, figures.counted_loans) ?? '–'],
    ...SHOWN.map((name) => [FIGURES[name].short, writeFigure(FIGURES[name].unit, shownFigure(name, state))] as const),
  ]
}
