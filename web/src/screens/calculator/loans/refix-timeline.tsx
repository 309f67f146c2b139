import type { Analysis } from '@homeyield/domain/analysis/analyse'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { formatCents, formatDollars } from '@homeyield/domain/money/amount'
import { useState } from 'react'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { dateText } from '../../../ui/date-text.ts'
import { refixDates, stepText } from '../analysis/refix-dates.ts'
import styles from './stress.module.css'

const SHIFTS = [
  { value: '1', label: '+1 point' },
  { value: '2', label: '+2 points' },
  { value: '3', label: '+3 points' },
] as const

/** The days on which rates change, a dot each with its step: fixed loans at their end, floating ones now. */
export function RefixTimeline({ analysis }: { analysis: Analysis }) {
  const [shift, setShift] = useState<'1' | '2' | '3'>('2')
  const refix = analysis[`refix_${shift}`]
  if (!isKnown(refix) || refix.value.loans.length === 0) return null
  const { loans, weekly_before, weekly_after } = refix.value
  return (
    <div className="stack shrinks above-wide">
      <h3>When the rates change</h3>
      <RadioGroup
        name="shift"
        label="Rates then"
        value={shift}
        options={SHIFTS}
        onChoice={(value) => setShift(value)}
      />
      <ol className={`${styles.dates} figure`}>
        {refixDates(loans).map(({ date, weekly_step, steps }) => (
          <li key={date}>
            <p className="flex wrap between beside">
              {dateText(date)} <strong>{stepText(weekly_step)}</strong>
            </p>
            <ul className="quiet">
              {steps.map(({ name, balance, payment_before, payment_after }, index) => (
                <li key={stepKey(name, index)}>
                  {name}, {formatDollars(balance)} owed: {formatCents(payment_before)} → {formatCents(payment_after)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p>
        All repayments together: <span className="figure">{formatDollars(weekly_before)}</span> a week now,{' '}
        <span className="figure">{formatDollars(weekly_after)}</span> once every rate has changed.
      </p>
    </div>
  )
}

// Two loans may have one name.
function stepKey(name: string, index: number): string {
  return `${name} ${index}`
}
