import type { RuleTopic } from '@homeyield/domain/analysis/rules/rule-pack'

/** The rules of tax. */
export const TAX_TOPICS: readonly RuleTopic[] = [
  'interest',
  'ring_fencing',
  'bright_line',
  'income_tax',
  'gst',
  'chattels',
  'future',
]
