import type { EarliestIncrease } from '@homeyield/domain/analysis/lawful-rent/earliest-rent-increase'
import type { CalendarFile } from '../../../components/calendar/calendar-file.ts'

/** The last day to give `notice`, such as `by post`, and the day of the increase, of the calculation with this id. */
export function increaseCalendar(
  { earliest, give_notice_by }: EarliestIncrease,
  notice: string,
  property: string,
  id: string,
): CalendarFile {
  const days = [
    ['notice', give_notice_by, `Last day to give notice of the rent increase ${notice}`],
    ['increase', earliest, 'The rent may rise'],
  ] as const
  return {
    subject: 'Rent increases',
    days: days.map(([name, day, title]) => ({
      id: `rent-${name}-${id}`,
      day,
      title: property === '' ? title : `${title}: ${property}`,
      description: 'Worked out from the days that you entered. Not legal advice.',
    })),
  }
}
