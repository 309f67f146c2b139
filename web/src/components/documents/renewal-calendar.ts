import type { ListedDocument } from '@homeyield/contract/document'
import type { CalendarFile } from '../calendar/calendar-file.ts'

/** The day on which a document is to be renewed, with a reminder 14 days before. */
export function renewalCalendar({ id, renew_on }: Pick<ListedDocument, 'id' | 'renew_on'>, name: string): CalendarFile {
  return {
    subject: 'Documents',
    days: [
      {
        id: `document-${id}`,
        day: renew_on,
        title: `Renew: ${name}`,
        description: 'It is twelve months old.',
        reminders: [14],
      },
    ],
  }
}
