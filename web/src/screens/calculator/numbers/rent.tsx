import { ADDRESS_NEEDED_FOR_RENT } from '@homeyield/domain/appraisal/calculation-problems'
import { RENT_PERIODS } from '@homeyield/domain/rent/rent-period'
import type { RentPeriod } from '@homeyield/domain/rent/rent-period'
import { NumberField } from '../../../components/inputs/number-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useCalculator, useReadonly } from '../model/calculator-store.ts'
import { currentEntry, shownConfidenceText } from '../address/market-rent.ts'
import { MarketRentNotice } from '../result/market-rent-notice.tsx'
import { PageLink } from '../sections/page-link.tsx'
import { ReviewOffer } from './review-section.tsx'
import { fieldProblem } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { errorRow } from '../sections/error-row.ts'
import { Editable } from '../sections/editable.tsx'
import styles from '../sections/section.module.css'

export function Rent() {
  return (
    <>
      <MarketRentNotice />
      <Editable>
        <RentalIncome />
      </Editable>
      <ReviewOffer />
    </>
  )
}

const PERIOD_WORDS: Record<RentPeriod, string> = { weekly: 'Weekly', monthly: 'Monthly', yearly: 'Yearly' }

const SOURCE_WORDS = {
  market: 'From the market’s quartiles and the property quality. Type over it to use your own.',
  range: 'From the range below and the property quality. Type over it to use your own.',
  typed: 'Your own figure. Empty the box to go back to the estimate.',
} as const

export function RentalIncome() {
  const nowhere = useCalculator((state) => state.form.property === '')
  return (
    <>
      {/* The same box with and without an address: another would lose the focus, and what is being typed. */}
      <div className={nowhere ? `grid top shrinks ${styles.columns}` : undefined}>
        <WeeklyRent />
        {nowhere ? <Notice>{ADDRESS_NEEDED_FOR_RENT}</Notice> : null}
      </div>
      <fieldset className={`stack tight top ${styles.ranges} ${styles.rentRanges}`}>
        <legend>Rental income range</legend>
        <div className={`stack tight quiet top ${styles.range} ${styles.heads}`} aria-hidden="true">
          <span />
          <span>Lower</span>
          <span>Upper</span>
        </div>
        {RENT_PERIODS.map((period) => (
          <PeriodRange key={period} period={period} />
        ))}
      </fieldset>
    </>
  )
}

function WeeklyRent() {
  const source = useCalculator((state) => state.figures.rent_source)
  const confidence = useCalculator(shownConfidenceText)
  const readonly = useReadonly()
  const nowhere = useCalculator((state) => state.form.property === '')
  const sourceWords = readonly || (nowhere && source !== 'typed') ? '' : SOURCE_WORDS[source]
  const hasEvidence = useCalculator((state) => currentEntry(state) !== null)
  const words = [sourceWords, confidence].filter(Boolean).join(' ')
  return (
    <NumberField
      name="weekly_rental_income"
      unit=""
      look="narrow-line"
      hintBeside={!nowhere}
      buttonStep={1}
      hint={
        hasEvidence ? (
          <>
            {words} <PageLink page="rent">How this rent was found</PageLink>
          </>
        ) : (
          words || undefined
        )
      }
    />
  )
}

function PeriodRange({ period }: { period: RentPeriod }) {
  const ofLower = useCalculator((state) => boundProblem(state, period, 'lower'))
  const ofUpper = useCalculator((state) => boundProblem(state, period, 'upper'))
  const shownAt = useCalculator((state) => errorRow((row) => rangeProblem(state, row), period))
  const problem = shownAt === period ? (ofLower ?? ofUpper) : null
  const errorId = `${shownAt}-range-error`
  return (
    <div>
      <div className={`stack tight top ${styles.range}`}>
        <span className={`grid middle target pale ${styles.period}`} aria-hidden="true">
          {PERIOD_WORDS[period]}
          <span className={`pale ${styles.whereWide}`}> rent range</span>
        </span>
        <Bound period={period} bound="lower" errorId={ofLower ? errorId : null} />
        <span className={`pale ${styles.whereWide}`} aria-hidden="true">
          to
        </span>
        <Bound period={period} bound="upper" errorId={ofUpper ? errorId : null} />
      </div>
      <p className="above-half small bold text-right loss" id={`${period}-range-error`} role="alert" hidden={!problem}>
        {problem}
      </p>
    </div>
  )
}

function boundProblem(state: CalculatorState, period: RentPeriod, bound: 'lower' | 'upper'): string | null {
  return fieldProblem(state, `${period}_rental_income_${bound}`)
}

function rangeProblem(state: CalculatorState, period: RentPeriod): string | null {
  return boundProblem(state, period, 'lower') ?? boundProblem(state, period, 'upper')
}

interface BoundProps {
  readonly period: RentPeriod
  readonly bound: 'lower' | 'upper'
  readonly errorId: string | null
}

function Bound({ period, bound, errorId }: BoundProps) {
  return <NumberField name={`${period}_rental_income_${bound}`} unit="" errorId={errorId} />
}
