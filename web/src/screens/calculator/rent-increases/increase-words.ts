import type { EarliestIncrease } from '@homeyield/domain/analysis/lawful-rent/earliest-rent-increase'
import type { Tenancy } from '@homeyield/domain/calculation/tenancy-fields'
import type { RulePack } from '@homeyield/domain/analysis/rules/rule-pack'
import { ruleOn } from '@homeyield/domain/analysis/rules/rule-pack'
import { dateText } from '../../../ui/date-text.ts'

/** Why a rent cannot rise before a day. */
export function increaseReason(
  { because }: Pick<EarliestIncrease, 'because'>,
  tenancy: Tenancy,
  pack: RulePack,
): string {
  switch (because) {
    case 'tenancy_start':
      return '12 months after the tenancy began'
    case 'last_increase':
      return '12 months after the last increase'
    case 'fixed_term_end':
      return 'the day after the fixed term ends'
    case 'notice':
      return `${noticeWords(tenancy, pack)} from ${dateText(tenancy.notice_date)}`
  }
}

function noticeWords({ boarding_house, notice_date, service_days }: Tenancy, { noticeDays }: RulePack): string {
  const days = ruleOn(boarding_house ? noticeDays.boardingHouse : noticeDays.tenancy, notice_date)?.value ?? 0
  const arrives = service_days === 0 ? '' : `, and ${service_days} until it has arrived,`
  return `${days} days of notice${arrives}`
}
