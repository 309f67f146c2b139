import {
  earliestRentIncrease,
  increaseMonths,
  noticeDays,
} from '@homeyield/domain/analysis/lawful-rent/earliest-rent-increase'
import { lawfulRentPath } from '@homeyield/domain/analysis/lawful-rent/lawful-rent-path'
import { aWeek } from '@homeyield/domain/money/money'
import { NEWEST_PACK } from '@homeyield/domain/analysis/rules/packs'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import { formatMoney } from '@homeyield/domain/money/amount'
import { dateText } from '../../../ui/date-text.ts'
import type { Examples } from './examples.ts'

const GROWING = { weeklyRent: aWeek(635), growthPct: 3, settlement: '2026-12-01', years: 5 }
const BEGAN = '2026-09-15'

/** When a rent may rise, worked through. */
export function rentIncreasesExamples(): Examples {
  const analysis = { tenancy: { tenancy_start: BEGAN, notice_date: '2026-12-01' } }
  const { tenancy } = completeAnalysis({ purpose: 'rent_out', analysis }, '2026-12-01', true)
  if (tenancy === null) return {}
  const { earliest, give_notice_by } = earliestRentIncrease(NEWEST_PACK, tenancy)
  const { steps } = lawfulRentPath(NEWEST_PACK, tenancy, GROWING)
  return {
    figures: {
      'increase-months': `${increaseMonths(NEWEST_PACK, BEGAN)}`,
      notice: `${noticeDays(NEWEST_PACK, tenancy)}`,
      'boarding-house-notice': `${noticeDays(NEWEST_PACK, { ...tenancy, boarding_house: true })}`,
      'tenancy-began': dateText(BEGAN),
      'earliest-increase': dateText(earliest),
      'notice-by': dateText(give_notice_by),
      'rules-as-at': dateText(NEWEST_PACK.asAt),
      'rules-check-before': dateText(NEWEST_PACK.checkBefore),
    },
    tables: {
      'lawful-rent': {
        caption: 'A rent of $635, settled on 1 Dec 2026, in a market that grows by 3% a year',
        heads: ['From', 'Rent a week'],
        rows: steps.map(({ from, weeklyRent }) => [dateText(from), formatMoney(weeklyRent)]),
      },
    },
  }
}
