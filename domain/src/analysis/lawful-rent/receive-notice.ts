import type { Day } from '../../dates/calendar-day.ts'
import { addDays } from '../../dates/calendar-day.ts'
import type { RulePack } from '../rules/rule-pack.ts'
import { ruleOn } from '../rules/rule-pack.ts'
import { isWorkingDay } from './is-working-day.ts'
import { noticeKind, type NoticeGiven } from '../rules/notice-kind.ts'

/** The day on which a notice given on `day` is received. Source: docs/method/lawful-rent.md, "Receiving a notice". */
export function receiveNotice(rules: RulePack, day: Day, given: NoticeGiven): Day {
  let received = day
  let left = ruleOn(rules.noticeReceived[noticeKind(given)], day)?.value ?? 0
  while (left > 0) {
    received = addDays(received, 1)
    if (isWorkingDay(rules, received)) left -= 1
  }
  return received
}
