import type { ListedDocument } from '@homeyield/contract/document'
import ical, { ICalAlarmType } from 'ical-generator'

interface CalendarSource {
  readonly product: string
  readonly host: string
}

/** A calendar file (RFC 5545) with the day on which a document is to be renewed, and a reminder 14 days before. */
export function writeRenewal(
  { id, renew_on }: Pick<ListedDocument, 'id' | 'renew_on'>,
  name: string,
  { product, host }: CalendarSource,
  madeAt: Date,
): string {
  const calendar = ical({ prodId: { company: product, product: 'Documents', language: 'EN' } })
  const event = calendar.createEvent({
    // A second file replaces the event of the first.
    id: `document-${id}@${host}`,
    stamp: madeAt,
    // Read as UTC, whatever the time zone of the browser.
    start: new Date(`${renew_on}T00:00:00Z`),
    allDay: true,
    summary: `Renew: ${name}`,
    description: 'It is twelve months old.',
  })
  event.createAlarm({ type: ICalAlarmType.display, triggerBefore: REMINDER, description: event.summary() })
  // The last line ends too.
  return `${calendar.toString()}\r\n`
}

const REMINDER = 14 * 24 * 60 * 60
