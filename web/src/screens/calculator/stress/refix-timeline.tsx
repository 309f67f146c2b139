import type { Analysis } from '@homeyield/domain/analysis/analyse'
import { isKnown } from '@homeyield/domain/analysis/outcome'
import type { RefixedLoan } from '@homeyield/domain/analysis/stress/refix'
import { dayNumber } from '@homeyield/domain/dates/calendar-day'
import { formatMoney } from '@homeyield/domain/money/amount'
import { toDollars } from '@homeyield/domain/money/round'
import { useState } from 'react'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import { dateText } from '../../../ui/date-text.ts'
import styles from './stress.module.css'

const SHIFTS = [
  { value: '1', label: '+1 point' },
  { value: '2', label: '+2 points' },
  { value: '3', label: '+3 points' },
] as const

/** The day on which each loan's rate changes, with its step: fixed loans at their end, floating ones now. */
export function RefixTimeline({ analysis }: { analysis: Analysis }) {
  const [shift, setShift] = useState<'1' | '2' | '3'>('2')
  const refix = analysis[`refix_${shift}`]
  if (!isKnown(refix) || refix.value.loans.length === 0) return null
  const { loans, weekly_before, weekly_after } = refix.value
  const steps = loans.toSorted((one, other) => (one.from_date < other.from_date ? -1 : 1))
  return (
    <div className={styles.timeline}>
      <h3>When the rates change</h3>
      <ChoiceField
        name="shift"
        label="Rates then"
        value={shift}
        options={SHIFTS}
        onChoice={(_, value) => setShift(value)}
      />
      <Dots steps={steps} />
      <ol className={`${styles.steps} figure`}>
        {steps.map((step, index) => (
          <li key={stepKey(step, index)}>
            <strong>{dateText(step.from_date)}</strong> {step.name}, {dollars(step.balance)} owed:{' '}
            {formatMoney(step.payment_before)} → {formatMoney(step.payment_after)}, {signed(step.weekly_step)} a week
          </li>
        ))}
      </ol>
      <p>
        All repayments together: <span className="figure">{dollars(weekly_before)}</span> a week now,{' '}
        <span className="figure">{dollars(weekly_after)}</span> once every rate has changed.
      </p>
    </div>
  )
}

/** Each step as a dot on a line of time, for the eye alone: the list has the same. */
function Dots({ steps }: { steps: readonly RefixedLoan[] }) {
  const days = steps.map(({ from_date }) => dayNumber(from_date))
  const first = Math.min(...days)
  const last = Math.max(...days)
  if (last === first) return null
  return (
    <div className={styles.line} aria-hidden="true">
      {steps.map((step, index) => (
        <span
          key={stepKey(step, index)}
          className={styles.dot}
          style={{ left: `${((dayNumber(step.from_date) - first) / (last - first)) * 100}%` }}
        />
      ))}
    </div>
  )
}

// Two loans may have one name.
function stepKey({ name, from_date }: RefixedLoan, index: number): string {
  return `${from_date} ${name} ${index}`
}

function dollars(amount: number): string {
  return formatMoney(toDollars(amount))
}

function signed(amount: number): string {
  return `${amount > 0 ? '+' : ''}${formatMoney(amount)}`
}
