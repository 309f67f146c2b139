import ical, { ICalAlarmType } from 'ical-generator'
import type { CalendarFile } from './calendar-file.ts'

interface CalendarSource {
  readonly product: string
  readonly host: string
}

/** A calendar file (RFC 5545) with whole days and their reminders. */
export function writeCalendar(
  { subject, days }: CalendarFile,
  { product, host }: CalendarSource,
  madeAt: Date,
): string {
  const calendar = ical({ prodId: { company: product, product: subject, language: 'EN' } })
  for (const { id, day, title, description, reminders = [] } of days) {
    const event = calendar.createEvent({
      id: `${id}@${host}`,
      stamp: madeAt,
      // Read as UTC, whatever the time zone of the browser.
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      summary: title,
      description,
    })
    for (const before of reminders) {
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore: before * DAY, description: title })
    }
  }
  // The last line ends too.
  return `${calendar.toString()}\r\n`
}

const DAY = 24 * 60 * 60
