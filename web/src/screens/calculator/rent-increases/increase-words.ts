import type { EarliestIncrease } from '@homeyield/domain/analysis/lawful-rent/earliest-rent-increase'
import { noticeDays } from '@homeyield/domain/analysis/lawful-rent/earliest-rent-increase'
import type { Tenancy } from '@homeyield/domain/calculation/tenancy-fields'
import type { RulePack } from '@homeyield/domain/analysis/rules/rule-pack'
import { dateText } from '../../../ui/date-text.ts'

/** Why a rent cannot rise before a day. */
export function increaseReason(
  { because, notice_received }: Pick<EarliestIncrease, 'because' | 'notice_received'>,
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
      return `${noticeDays(pack, tenancy)} days of notice from ${dateText(notice_received)}${receivedWords(notice_received, tenancy)}`
  }
}

function receivedWords(received: string, { notice_date }: Tenancy): string {
  return received === notice_date ? '' : ', when it is received'
}
