import { addDays, addMonths, type Day } from '../../dates/calendar-day.ts'
import { writeDay } from '../../dates/write-day.ts'
import { isKnown, type Outcome } from '../../outcome/outcome.ts'
import { isPriceTaken } from '../lender/value-of.ts'
import type { ValueSource } from '../lender/lender-inputs.ts'
import type { RateEnd } from './list-rate-ends.ts'
import type { RentIncrease } from './next-date.ts'
import type { CompletedHome } from './owned-home.ts'

export const TASK_KINDS = ['rate_ends', 'rent_may_rise', 'worth_unknown', 'worth_is_price', 'worth_is_old'] as const

/** What needs doing for a home. */
export interface Task {
  readonly home_id: string
  readonly property: string
  readonly kind: (typeof TASK_KINDS)[number]
  /** When the rate ends or the rent may go up, what was paid was settled, or the worth is as at; null where nobody gave it. */
  readonly date: Day | null
  /** The loan whose rate ends. */
  readonly loan: string | null
  /** Its place in the home's list of loans. */
  readonly loan_index: number | null
  /** The last day of the notice. */
  readonly notice_by: Day | null
  /** What the worth is of. */
  readonly value_source: ValueSource
}

const SOON_DAYS = 60
const OLD_MONTHS = 12

interface Found {
  /** The day of the last change by a person. */
  readonly changedOn: Day
  readonly rateEnds: readonly RateEnd[]
  readonly increase: RentIncrease | null
  readonly worth: Outcome<number>
}

/** A rate that ends soon without a next one, a rent that may be raised, and a worth that is a year old or not known. */
export function listTasks(home: CompletedHome, { changedOn, rateEnds, increase, worth }: Found): readonly Task[] {
  const { id: home_id, property, analysis } = home
  const { value_source } = analysis
  const soon = addDays(analysis.as_at, SOON_DAYS)
  const about = { home_id, property, date: null, loan: null, loan_index: null, notice_by: null, value_source }
  const rates = rateEnds.flatMap(({ fixed_until: date, rate_after, loan, loan_index }): Task[] =>
    date === null || date > soon || rate_after !== null
      ? []
      : [{ ...about, kind: 'rate_ends', date, loan, loan_index }],
  )
  const rents: readonly Task[] =
    increase === null || increase.isNoticeGiven || increase.give_notice_by > soon
      ? []
      : [{ ...about, kind: 'rent_may_rise', date: increase.earliest, notice_by: increase.give_notice_by }]
  const ofWorth = worthTask(home, worth, changedOn)
  return [...rates, ...rents, ...(ofWorth === null ? [] : [{ ...about, ...ofWorth }])]
}

/** What was paid is old at once where nobody gave its day; another worth without a day, once its home is as it was for a year. */
function worthTask(
  { inputs, analysis }: CompletedHome,
  worth: Outcome<number>,
  changedOn: Day,
): Pick<Task, 'kind' | 'date'> | null {
  if (!isKnown(worth)) return { kind: 'worth_unknown', date: null }
  const isOld = (day: Day) => day < addMonths(analysis.as_at, -OLD_MONTHS)
  if (isPriceTaken(analysis)) {
    const date = inputs.analysis?.settlement_date ?? null
    return date === null || isOld(date) ? { kind: 'worth_is_price', date } : null
  }
  if (!analysis.settled) return null
  const date = analysis.value_source === 'purchase_price' ? analysis.current_value_on : null
  return isOld(date ?? changedOn) ? { kind: 'worth_is_old', date } : null
}

/** Those with a date that is ahead first. */
export function sortTasks(tasks: readonly Task[]): readonly Task[] {
  const order = ({ kind, date, notice_by }: Task) =>
    kind === 'rate_ends' || kind === 'rent_may_rise' ? (notice_by ?? date ?? '') : 'later'
  return tasks.toSorted((one, other) => order(one).localeCompare(order(other)))
}

/** In a sentence. */
export function describeTask({ kind, date, loan, notice_by }: Task): string {
  const on = date === null ? '' : writeDay(date)
  switch (kind) {
    case 'rate_ends':
      return `The fixed rate of ${loan ?? 'the loan'} ends on ${on}.`
    case 'rent_may_rise':
      return `The rent may go up from ${on}: give notice by ${notice_by === null ? '' : writeDay(notice_by)}.`
    case 'worth_unknown':
      return 'What it is worth is not known.'
    case 'worth_is_price':
      return `Its worth is what was paid: ${date === null ? 'the day of settlement is not given' : `it was settled on ${on}`}.`
    case 'worth_is_old':
      return date === null
        ? 'Its worth has no day, and nothing of this home was changed for a year.'
        : `Its worth is older than a year: it is as at ${on}.`
  }
}
