import { ADDRESS_NEEDED_FOR_RENT, NO_MARKET_RENT } from '@homeyield/domain/appraisal/calculation-problems'
import { RENT_PERIODS } from '@homeyield/domain/rent/rent-period'
import type { RentPeriod } from '@homeyield/domain/rent/rent-period'
import { lazyPart } from '../../../components/lazy-part.tsx'
import { NumberField } from '../../../components/inputs/number-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useCalculator, useCalculatorStore, useReadonly } from '../model/calculator-store.ts'
import { applyLateMarketRent } from '../address/address-transitions.ts'
import { currentEntry, fetchMarketRent, shownConfidenceText } from '../address/market-rent.ts'
import { ReviewOffer } from './review-section.tsx'
import { fieldProblem } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { errorRow } from '../sections/error-row.ts'
import { Editable } from '../sections/fields.tsx'
import styles from '../sections/section.module.css'

const RentEvidence = lazyPart(
  async () => (await import('../rent/rent-evidence.tsx')).RentEvidence,
  <Skeleton height="28rem" />,
)

export function Rent() {
  const hasEvidence = useCalculator((state) => currentEntry(state) !== null)
  return (
    <>
      <MarketRentNotice />
      {hasEvidence ? <RentEvidence /> : null}
      <Editable>
        <RentalIncome />
      </Editable>
      <ReviewOffer />
    </>
  )
}

function MarketRentNotice() {
  const store = useCalculatorStore()
  const status = useCalculator((state) => state.marketRent.status)
  if (status === 'empty') return <Notice look="problem">{NO_MARKET_RENT}</Notice>
  if (status !== 'failed' && status !== 'stored') return null
  return (
    <Notice look={status === 'stored' ? 'warning' : 'problem'}>
      {status === 'stored'
        ? 'You are offline: this rent is the one stored on this device. To see what it comes from, '
        : 'The market rent could not be fetched. Enter your estimates, or '}
      <Button look="quiet" onClick={() => void retryMarketRent(store)}>
        try again
      </Button>
    </Notice>
  )
}

async function retryMarketRent(store: ReturnType<typeof useCalculatorStore>): Promise<void> {
  const { property, is_sample_address, suburb, city, meshblock, sa2_code } = store.get().form
  const address = { property, is_sample_address, suburb, city, meshblock, sa2_code }
  const marketRent = await fetchMarketRent(address).catch(() => ({ status: 'failed' }) as const)
  // Another address may have been chosen since.
  if (store.get().form.property === property) store.update(applyLateMarketRent, address, marketRent)
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
      <div className={nowhere ? styles.columns : undefined}>
        <WeeklyRent />
        {nowhere ? <Notice>{ADDRESS_NEEDED_FOR_RENT}</Notice> : null}
      </div>
      <fieldset className={`${styles.ranges} ${styles.rentRanges}`}>
        <legend>Rental income range</legend>
        <div className={`${styles.range} ${styles.heads}`} aria-hidden="true">
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
  const hints = [sourceWords, confidence]
  return (
    <NumberField
      name="weekly_rental_income"
      unit=""
      look="narrow-line"
      hintBeside={!nowhere}
      buttonStep={1}
      hint={hints.filter(Boolean).join(' ') || undefined}
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
      <div className={styles.range}>
        <span className={styles.period} aria-hidden="true">
          {PERIOD_WORDS[period]}
          <span className={styles.whereWide}> rent range</span>
        </span>
        <Bound period={period} bound="lower" errorId={ofLower ? errorId : null} />
        <span className={styles.whereWide} aria-hidden="true">
          to
        </span>
        <Bound period={period} bound="upper" errorId={ofUpper ? errorId : null} />
      </div>
      <p className={styles.rangeProblem} id={`${period}-range-error`} role="alert" hidden={!problem}>
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
