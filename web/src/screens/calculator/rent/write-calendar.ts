import type { EarliestIncrease } from '@homeyield/domain/analysis/lawful-rent/earliest-rent-increase'
import ical from 'ical-generator'

/** Who makes the file, and of which calculation: a second file of it replaces the events of the first. */
export interface CalendarSource {
  readonly product: string
  readonly host: string
  readonly id: string
}

/** A calendar file (RFC 5545) with the last day to give `notice`, such as `by post`, and the day of the increase. */
export function writeCalendar(
  { earliest, give_notice_by }: EarliestIncrease,
  notice: string,
  property: string,
  { product, host, id }: CalendarSource,
  madeAt: Date,
): string {
  const calendar = ical({ prodId: { company: product, product: 'Rent increases', language: 'EN' } })
  const events = [
    ['notice', give_notice_by, `Last day to give notice of the rent increase ${notice}`],
    ['increase', earliest, 'The rent may rise'],
  ] as const
  for (const [name, day, title] of events) {
    calendar.createEvent({
      id: `rent-${name}-${id}@${host}`,
      stamp: madeAt,
      // Read as UTC, whatever the time zone of the browser.
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      summary: property === '' ? title : `${title}: ${property}`,
      description: 'Worked out from the days that you entered. Not legal advice.',
    })
  }
  // The last line ends too.
  return `${calendar.toString()}\r\n`
}
