import type { FigureNames } from '@homeyield/domain/fields/field-values'
import { LOAN_FIELDS } from '@homeyield/domain/loans/loan-fields'
import type { ReactNode } from 'react'
import { NumberField } from '../../../ui/number-field.tsx'
import { fieldProblem } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import type { LoanPart } from '../model/loan-part.ts'
import { changeLoan, setLoanProblem } from '../model/loan-transitions.ts'

type LoanFigure = FigureNames<typeof LOAN_FIELDS>

interface LoanFigureProps {
  readonly index: number
  readonly name: LoanFigure
  /** The part's own value, or the calculation's. */
  readonly value: number | null
  readonly label?: string
  readonly suffix?: string
  readonly prefix?: string
  readonly decimals?: number
  readonly hint?: ReactNode
  /** What the part holds for a figure as it is shown, such as months for years. */
  readonly toStored?: (value: number | null) => number | null
}

/** A figure of one loan, with its message. */
export function LoanFigureField({ index, name, value, toStored = same, ...given }: LoanFigureProps) {
  const store = useCalculatorStore()
  const problem = useCalculator((state) => fieldProblem(state, `analysis.loans.${index}.${name}`))
  const { label } = LOAN_FIELDS[name]
  return (
    <NumberField
      label={label}
      {...given}
      name={name}
      value={value}
      error={problem}
      onValue={(_, shown) => store.update(changeLoan, index, changesOf(name, toStored(shown)))}
      onProblem={(_, problem) => store.update(setLoanProblem, index, name, problem)}
    />
  )
}

// An emptied amount or share stays one, so that its box does not disappear while it is typed again.
function changesOf(name: LoanFigure, value: number | null): LoanPart {
  return { [name]: value ?? (name === 'amount' || name === 'share_pct' ? 0 : null) }
}

function same(value: number | null): number | null {
  return value
}
