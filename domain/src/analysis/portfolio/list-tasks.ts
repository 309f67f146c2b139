import { isLivedIn } from '../../calculation/purpose.ts'
import { addDays, addMonths, type Day } from '../../dates/calendar-day.ts'
import { writeDay } from '../../dates/write-day.ts'
import { formatPercent } from '../../money/amount.ts'
import { isKnown, type Outcome } from '../../outcome/outcome.ts'
import { isPriceTaken } from '../lender/value-of.ts'
import type { ValueSource } from '../lender/lender-inputs.ts'
import type { RateEnd } from './list-rate-ends.ts'
import type { RentIncrease } from './next-date.ts'
import type { CompletedHome } from './owned-home.ts'

export const TASK_KINDS = [
  'rate_ends',
  'rent_may_rise',
  'worth_unknown',
  'worth_is_price',
  'worth_is_old',
  'tenancy_unknown',
] as const

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
  /** The rate that is chosen from then on. */
  readonly rate_after: number | null
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

/** A rate that ends soon, a rent that may be raised, a worth that is a year old or not known, and a tenancy that is not. */
export function listTasks(home: CompletedHome, { changedOn, rateEnds, increase, worth }: Found): readonly Task[] {
  const { id: home_id, property, analysis } = home
  const { value_source } = analysis
  const soon = addDays(analysis.as_at, SOON_DAYS)
  const about = {
    home_id,
    property,
    date: null,
    loan: null,
    loan_index: null,
    rate_after: null,
    notice_by: null,
    value_source,
  }
  const rates = rateEnds.flatMap(({ fixed_until: date, rate_after, loan, loan_index }): Task[] =>
    date === null || date > soon ? [] : [{ ...about, kind: 'rate_ends', date, loan, loan_index, rate_after }],
  )
  const rents: readonly Task[] =
    increase === null || increase.isNoticeGiven || increase.give_notice_by > soon
      ? []
      : [{ ...about, kind: 'rent_may_rise', date: increase.earliest, notice_by: increase.give_notice_by }]
  const ofWorth = worthTask(home, worth, changedOn)
  const isLet = !isLivedIn(analysis) && analysis.start <= analysis.as_at
  const tenancies: readonly Task[] = isLet && analysis.tenancy === null ? [{ ...about, kind: 'tenancy_unknown' }] : []
  return [...rates, ...rents, ...(ofWorth === null ? [] : [{ ...about, ...ofWorth }]), ...tenancies]
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

/** By the day on which something has to be done; then rates that are chosen, worths, and tenancies. */
export function sortTasks(tasks: readonly Task[]): readonly Task[] {
  return tasks.toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)))
}

function orderOf({ kind, date, rate_after, notice_by }: Task): string {
  if (kind === 'tenancy_unknown') return 'z'
  if (kind !== 'rate_ends' && kind !== 'rent_may_rise') return 'y'
  return `${rate_after === null ? '' : 'x'}${notice_by ?? date ?? ''}`
}

/** In a sentence. */
export function describeTask({ kind, date, loan, rate_after, notice_by }: Task): string {
  const on = date === null ? '' : writeDay(date)
  switch (kind) {
    case 'rate_ends':
      return `The fixed rate of ${loan ?? 'the loan'} ends on ${on}${rate_after === null ? '' : `, then ${formatPercent(rate_after)} as you entered`}.`
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
    case 'tenancy_unknown':
      return 'Add when the tenancy began and the rent last rose, to see when it may go up.'
  }
}
