import { describeWeek } from '@homeyield/domain/assessment/describe-week'
import type { Week } from '@homeyield/domain/investment-return/where-the-week-goes'
import { WeekBars } from './week-bars.tsx'

/** Source: design/experience. */
export function WhereTheWeekGoes({ week }: { week: Week }) {
  const described = describeWeek(week)
  return <WeekBars week={described} title="Where the week goes" rentText={`${described.rent} rent`} />
}
