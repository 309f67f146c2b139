import type { Day } from '../../dates/calendar-day.ts'
import { addDays, weekdayOf } from '../../dates/calendar-day.ts'
import { easterSunday } from '../../dates/easter-sunday.ts'
import type { Holidays, RulePack } from '../rules/rule-pack.ts'
import { ruleOn } from '../rules/rule-pack.ts'

const [MONDAY, FRIDAY, SATURDAY] = [1, 5, 6]

/**
 * Whether a day is a working day for a notice; a region's anniversary is one. Source: docs/method/lawful-rent.md,
 * "Working days".
 */
export function isWorkingDay({ holidays, matariki }: RulePack, day: Day): boolean {
  if (weekdayOf(day) >= SATURDAY || ruleOn(matariki, day)?.value.includes(day)) return false
  const rule = ruleOn(holidays, day)
  return rule === null || !isHoliday(rule.value, day)
}

function isHoliday({ closed, afterNewYear, fixed, easter, mondays }: Holidays, day: Day): boolean {
  const [year, ofYear] = [day.slice(0, 4), day.slice(5)]
  const [month, date] = ofYear.split('-').map(Number)
  const nth = Math.ceil((date ?? 0) / 7)
  return (
    ofYear >= closed.first ||
    ofYear <= closed.last ||
    (ofYear === afterNewYear && [FRIDAY, SATURDAY].includes(weekdayOf(`${year}-01-01`))) ||
    fixed.some(({ on }) => mondayAfterWeekend(`${year}-${on}`) === day) ||
    easter.some(({ days }) => addDays(easterSunday(Number(year)), days) === day) ||
    (weekdayOf(day) === MONDAY && mondays.some((holiday) => holiday.month === month && holiday.nth === nth))
  )
}

/** The day itself unless it is on a weekend. */
function mondayAfterWeekend(day: Day): Day {
  const weekday = weekdayOf(day)
  return weekday < SATURDAY ? day : addDays(day, 8 - weekday)
}
