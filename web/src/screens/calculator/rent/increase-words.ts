import type { EarliestIncrease } from '@homeyield/domain/analysis/lawful-rent/earliest-rent-increase'
import { increaseMonths, noticeDays } from '@homeyield/domain/analysis/lawful-rent/earliest-rent-increase'
import type { NoticeGiven } from '@homeyield/domain/analysis/rules/notice-kind'
import { noticeKind } from '@homeyield/domain/analysis/rules/notice-kind'
import type { Tenancy } from '@homeyield/domain/calculation/tenancy-fields'
import { TENANCY_FIELDS } from '@homeyield/domain/calculation/tenancy-fields'
import type { RulePack } from '@homeyield/domain/analysis/rules/rule-pack'
import { ruleOn } from '@homeyield/domain/analysis/rules/rule-pack'
import { dateText } from '../../../ui/date-text.ts'

/** Why a rent cannot rise before a day. */
export function increaseReason(
  { because, notice_received }: Pick<EarliestIncrease, 'because' | 'notice_received'>,
  tenancy: Tenancy,
  pack: RulePack,
): string {
  switch (because) {
    case 'tenancy_start':
      return `${increaseMonths(pack, tenancy.tenancy_start)} months after the tenancy began`
    case 'last_increase':
      return `${increaseMonths(pack, tenancy.last_increase ?? tenancy.tenancy_start)} months after the last increase`
    case 'fixed_term_end':
      return 'the day after the fixed term ends'
    case 'notice':
      return `${noticeDays(pack, tenancy)} days of notice from ${dateText(notice_received)}${receivedWords(notice_received, tenancy)}`
  }
}

/** Such as “by email after 5 pm”. */
export function noticeWords({ notice_by, notice_after_5pm }: NoticeGiven): string {
  const way = TENANCY_FIELDS.notice_by.labels[notice_by].toLowerCase()
  return notice_by === 'email' && notice_after_5pm ? `${way} after 5 pm` : way
}

/** When a notice given in this way is received, in the words of the rules. */
export function noticeHint(given: NoticeGiven, { noticeReceived }: RulePack, today: string): string {
  const rule = ruleOn(noticeReceived[noticeKind(given)], today)
  if (rule === null) return ''
  return rule.value === 0
    ? rule.sentence
    : `${rule.sentence} Your region’s anniversary day is not counted: add a day if it falls between.`
}

function receivedWords(received: string, { notice_date }: Tenancy): string {
  return received === notice_date ? '' : ', when it is received'
}
