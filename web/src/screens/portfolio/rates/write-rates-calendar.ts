import type { TriedHome } from '@homeyield/domain/analysis/portfolio/try-rates'
import { owedOn } from '@homeyield/domain/loans/loan-now'
import { formatDollars, formatPercent } from '@homeyield/domain/money/amount'
import { streetOf } from '@homeyield/domain/property/street-of'
import ical, { ICalAlarmType } from 'ical-generator'

interface CalendarSource {
  readonly product: string
  readonly host: string
}

/** A calendar file (RFC 5545) with the days on which fixed rates end, and reminders 60 and 14 days before each. */
export function writeRatesCalendar(
  homes: readonly TriedHome[],
  { product, host }: CalendarSource,
  madeAt: Date,
): string {
  const calendar = ical({ prodId: { company: product, product: 'Rates that end', language: 'EN' } })
  for (const { owned, loans } of homes) {
    for (const { index, now, fixed_until } of loans) {
      if (fixed_until === null) continue
      const event = calendar.createEvent({
        // A second file replaces the events of the first.
        id: `rate-${owned.id}-${index}@${host}`,
        stamp: madeAt,
        // Read as UTC, whatever the time zone of the browser.
        start: new Date(`${fixed_until}T00:00:00Z`),
        allDay: true,
        summary: `Fixed rate ends: ${streetOf(owned.property)}, ${now.loan.name}`,
        description: `${formatPercent(now.rate)} until then. ${formatDollars(owedOn(now, fixed_until))} owed on that day.`,
      })
      for (const days of REMINDER_DAYS) {
        event.createAlarm({ type: ICalAlarmType.display, triggerBefore: days * DAY, description: event.summary() })
      }
    }
  }
  // The last line ends too.
  return `${calendar.toString()}\r\n`
}

const REMINDER_DAYS = [60, 14]
const DAY = 24 * 60 * 60
