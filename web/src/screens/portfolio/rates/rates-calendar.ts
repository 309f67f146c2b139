import type { TriedHome } from '@homeyield/domain/analysis/portfolio/try-rates'
import { owedOn } from '@homeyield/domain/loans/loan-now'
import { formatDollars, formatPercent } from '@homeyield/domain/money/amount'
import { streetOf } from '@homeyield/domain/property/street-of'
import type { CalendarFile } from '../../../components/calendar/calendar-file.ts'

/** The days on which fixed rates end, and reminders 60 and 14 days before each. */
export function ratesCalendar(homes: readonly TriedHome[]): CalendarFile {
  const days = homes.flatMap(({ owned, loans }) =>
    loans.flatMap(({ index, now, fixed_until }) =>
      fixed_until === null
        ? []
        : [
            {
              id: `rate-${owned.id}-${index}`,
              day: fixed_until,
              title: `Fixed rate ends: ${streetOf(owned.property)}, ${now.loan.name}`,
              description: `${formatPercent(now.rate)} until then. ${formatDollars(owedOn(now, fixed_until))} owed on that day.`,
              reminders: [60, 14],
            },
          ],
    ),
  )
  return { subject: 'Rates that end', days }
}
