import type { Tenancy } from '../../calculation/tenancy-fields.ts'
import { isLivedIn } from '../../calculation/purpose.ts'
import { addMonths, type Day } from '../../dates/calendar-day.ts'
import { writeDay } from '../../dates/write-day.ts'
import { CHANGE_REASONS } from '../../loans/change-reasons.ts'
import { describeCashFrom } from '../../investment-return/describe-next-change.ts'
import type { CashChange } from '../../investment-return/cash-flow.ts'
import { formatPercent } from '../../money/amount.ts'
import { type EarliestIncrease, earliestRentIncrease } from '../lawful-rent/earliest-rent-increase.ts'
import { packOf } from '../rules/packs.ts'
import type { RateEnd } from './list-rate-ends.ts'
import type { CompletedHome } from './owned-home.ts'

export const DATE_KINDS = [...CHANGE_REASONS, 'rent_may_rise'] as const

/** The next day on which something of a home changes, or may. */
export interface NextDate {
  readonly date: Day
  readonly kind: (typeof DATE_KINDS)[number]
  /** The loan whose rate ends. */
  readonly loan: string | null
  /** The rate that it has from then on, where it is chosen. */
  readonly rate_after: number | null
}

/** A lawful rent increase that is ahead, and whether the notice for it was given. */
export interface RentIncrease extends EarliestIncrease {
  readonly isNoticeGiven: boolean
}

/** The next one of a let home: by the notice that was given, or by one given from today on. */
export function nextIncrease({ inputs, analysis }: CompletedHome): RentIncrease | null {
  const { tenancy, as_at, rules } = analysis
  if (tenancy === null || isLivedIn(inputs)) return null
  const increaseOf = (given: Tenancy) => earliestRentIncrease(packOf(rules), given)
  const planned = increaseOf(tenancy)
  const isNoticeGiven = tenancy.notice_date < as_at && planned.earliest > as_at
  return isNoticeGiven || tenancy.notice_date >= as_at
    ? { ...planned, isNoticeGiven }
    : { ...increaseOf({ ...tenancy, notice_date: as_at }), isNoticeGiven: false }
}

/** The first of the ends of its rates, the next change of its cash, and the next lawful rent increase. */
export function nextDate(
  rateEnds: readonly RateEnd[],
  change: CashChange | null,
  increase: RentIncrease | null,
): NextDate | null {
  const dates: NextDate[] = [
    ...rateEnds.flatMap(({ fixed_until: date, loan, rate_after }) =>
      date === null ? [] : [{ date, kind: 'fixed_rate_ends' as const, loan, rate_after }],
    ),
    ...(change === null ? [] : [{ date: change.date, kind: change.because, loan: null, rate_after: null }]),
    ...(increase === null
      ? []
      : [{ date: increase.earliest, kind: 'rent_may_rise' as const, loan: null, rate_after: null }]),
  ]
  return dates.toSorted((one, other) => one.date.localeCompare(other.date))[0] ?? null
}

const WORDS: Readonly<Record<NextDate['kind'], string>> = {
  fixed_rate_ends: 'fixed rate ends',
  interest_only_ends: 'interest only ends',
  loan_repaid: 'loan is repaid',
  rent_may_rise: 'rent may go up',
}

/** Such as `1 Dec 2027: fixed rate of Loan 1 ends`, and the cash each week from the payment that follows. */
export function describeNextDate({ date, kind, loan, rate_after }: NextDate, change: CashChange | null): string {
  const words = kind === 'fixed_rate_ends' && loan !== null ? `fixed rate of ${loan} ends` : WORDS[kind]
  const next = rate_after === null ? '' : `, then ${formatPercent(rate_after)}`
  const isOfChange = change !== null && change.because === kind && change.date <= addMonths(date, 1)
  return `${writeDay(date)}: ${words}${next}${isOfChange ? `. ${describeCashFrom(change)} a week` : ''}`
}
