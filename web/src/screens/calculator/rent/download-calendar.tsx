import type { EarliestIncrease } from '@homeyield/domain/analysis/lawful-rent/earliest-rent-increase'
import type { Tenancy } from '@homeyield/domain/calculation/tenancy-fields'
import { CalendarButton } from '../../../components/calendar/calendar-button.tsx'
import { useCalculator } from '../model/calculator-store.ts'
import { increaseCalendar } from './increase-calendar.ts'
import { noticeWords } from './increase-words.ts'

interface DownloadCalendarProps {
  readonly increase: EarliestIncrease
  readonly tenancy: Tenancy
}

/** Both days as a calendar file. */
export function DownloadCalendar({ increase, tenancy }: DownloadCalendarProps) {
  const property = useCalculator(({ form }) => form.property)
  const id = useCalculator(({ saved }) => saved?.id ?? null)
  return (
    <div className="row wide">
      <CalendarButton
        label="Add to calendar (.ics)"
        fileName="rent-increase.ics"
        calendar={() => increaseCalendar(increase, noticeWords(tenancy), property, id ?? crypto.randomUUID())}
      />
    </div>
  )
}
