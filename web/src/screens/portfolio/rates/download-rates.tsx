import type { TriedHome } from '@homeyield/domain/analysis/portfolio/try-rates'
import { CalendarButton } from '../../../components/calendar/calendar-button.tsx'
import { ratesCalendar } from './rates-calendar.ts'

/** The days on which rates end, as a calendar file. */
export function DownloadRates({ homes }: { homes: readonly TriedHome[] }) {
  if (!homes.some(({ loans }) => loans.some(({ fixed_until }) => fixed_until !== null))) return null
  return (
    <div className="row wide">
      <CalendarButton
        label="Add the dates to a calendar (.ics)"
        fileName="rates-that-end.ics"
        calendar={() => ratesCalendar(homes)}
      />
    </div>
  )
}
