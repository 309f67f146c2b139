import { estimateProblems, LONGEST_REASON } from '@homeyield/domain/estimate/professional-estimate'
import { RENT_PERIODS } from '@homeyield/domain/rent/rent-period'
import type { RentPeriod } from '@homeyield/domain/rent/rent-period'
import { useInput } from '../../../components/inputs/input-form.ts'
import { NumberField } from '../../../components/inputs/number-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { fieldProblem } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { errorRow } from '../sections/error-row.ts'
import styles from '../sections/section.module.css'

const PERIOD_WORDS: Record<RentPeriod, string> = { weekly: 'Weekly', monthly: 'Monthly', yearly: 'Yearly' }

/** The estimate's six figures, which convert into each other, and the reason. */
export function EstimateFields() {
  return (
    <>
      <fieldset className={`stack tight top ${styles.ranges}`}>
        <legend>Your rental estimate</legend>
        <div className={`stack tight quiet top ${styles.range} ${styles.heads}`} aria-hidden="true">
          <span />
          <span>Lower</span>
          <span>Upper</span>
        </div>
        {RENT_PERIODS.map((period) => (
          <PeriodEstimate key={period} period={period} />
        ))}
      </fieldset>
      <Reason />
    </>
  )
}

function PeriodEstimate({ period }: { period: RentPeriod }) {
  const lower = useCalculator((state) => boundProblem(state, period, 'lower'))
  const upper = useCalculator((state) => boundProblem(state, period, 'upper'))
  const shownAt = useCalculator((state) => errorRow((row) => rowProblem(state, row), period))
  const problem = useCalculator((state) => (shownAt === period ? rowProblem(state, period) : null))
  const errorId = `estimate-${shownAt}-error`
  return (
    <div>
      <div className={`stack tight top ${styles.range}`}>
        <span className={`grid middle target pale ${styles.period}`} aria-hidden="true">
          {PERIOD_WORDS[period]}
        </span>
        <EstimateBound period={period} bound="lower" errorId={lower === null ? null : errorId} />
        <span className={`pale ${styles.whereWide}`} aria-hidden="true">
          to
        </span>
        <EstimateBound period={period} bound="upper" errorId={upper === null ? null : errorId} />
      </div>
      <p
        className="above-half small bold text-right loss"
        id={`estimate-${period}-error`}
        role="alert"
        hidden={problem === null}
      >
        {problem}
      </p>
    </div>
  )
}

interface BoundProps {
  readonly period: RentPeriod
  readonly bound: 'lower' | 'upper'
  readonly errorId: string | null
}

function EstimateBound({ period, bound, errorId }: BoundProps) {
  return <NumberField name={`estimate_${period}_${bound}`} unit="" clearsZero required errorId={errorId} />
}

function Reason() {
  const { value, setValue } = useInput('estimate_reason')
  const problem = useCalculator(reasonProblem)
  const reason = typeof value === 'string' ? value : ''
  return (
    <TextArea
      name="estimate_reason"
      label="Reasons for your estimate"
      rows={4}
      maxLength={LONGEST_REASON}
      length={reason.length}
      placeholder="Enter reasons for your rental estimates - max 400 characters"
      required
      value={reason}
      error={problem}
      onChange={({ target }) => setValue(target.value === '' ? null : target.value)}
    />
  )
}

function boundProblem(state: CalculatorState, period: RentPeriod, bound: 'lower' | 'upper'): string | null {
  const name = `estimate_${period}_${bound}` as const
  return fieldProblem(state, name) ?? (state.review.checked ? (estimateProblems(state.form)[name] ?? null) : null)
}

function reasonProblem({ form, problems, review }: CalculatorState): string | null {
  return problems.estimate_reason ?? (review.checked ? (estimateProblems(form).estimate_reason ?? null) : null)
}

function rowProblem(state: CalculatorState, period: RentPeriod): string | null {
  const problems = new Set([boundProblem(state, period, 'lower'), boundProblem(state, period, 'upper')])
  return [...problems].filter((problem) => problem !== null).join('. ') || null
}
