import { describe, expect, it } from 'vitest'
import { addMonths } from '../../dates/calendar-day.ts'
import { analyse } from '../analyse.ts'
import type { GivenAnalysis } from '../analysis-inputs.ts'
import { settleAnalysis } from '../settle-analysis.ts'
import { GOLDEN_HOME } from '../testing/golden-deal.ts'
import { listRules } from './list-rules.ts'
import { RULES_2026_11 } from './nz-2026-11.ts'
import { findPack, NEWEST_PACK } from './packs.ts'
import type { Rule } from './rule-pack.ts'
import { isCheckDue } from './rule-pack.ts'

const TODAY = '2026-11-22'
const rulesOf = (given: GivenAnalysis, today = TODAY) =>
  listRules(RULES_2026_11, settleAnalysis({ settlement_date: '2026-12-01', ...given }, TODAY), today)
const shown = (given: GivenAnalysis, topic: string, today = TODAY) =>
  rulesOf(given, today)
    .filter((rule) => rule.topic === topic)
    .map(({ name, from, value, grade }) => [name, from, value, grade].join(' | '))

function rowsIn(value: unknown): Rule<unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  if ('grade' in value) return [value as Rule<unknown>]
  return Object.values(value).flatMap(rowsIn)
}

describe('the rules as at 22 November 2026', () => {
  it('each have a source, a grade and a date, in order', () => {
    const rows = rowsIn(RULES_2026_11)
    expect(rows).toHaveLength(53)
    for (const { source, url, grade, from } of rows) {
      expect(source).not.toBe('')
      expect(['A', 'B', 'U']).toContain(grade)
      if (grade === 'A') expect(url).toMatch(/^https:\/\/[\w.]+$/u)
      if (from !== null) expect(addMonths(from, 0)).toBe(from)
    }
    const { interestShare, personalRates, brightLine, loanToValue } = RULES_2026_11
    for (const list of [
      interestShare.before,
      interestShare.after,
      personalRates,
      brightLine.byAcquisition,
      loanToValue.investor,
    ]) {
      const days = list.map(({ from }) => from ?? '')
      expect(days).toEqual(days.toSorted())
    }
  })

  it('are due to be checked from 1 April 2027', () => {
    expect(isCheckDue(RULES_2026_11, '2027-03-31')).toBe(false)
    expect(isCheckDue(RULES_2026_11, '2027-04-01')).toBe(true)
  })

  it('say what is not confirmed', () => {
    expect(rulesOf({}).filter(({ grade }) => grade === 'U')).toHaveLength(11)
    expect(shown({}, 'future')[0]).toContain('28 % tax on gains from 1 July 2027')
    expect(shown({}, 'bright_line')).toContain(
      'The anniversary itself |  | It counts as taxed, which is the cautious reading. | U',
    )
  })
})

describe('the rules that an analysis follows', () => {
  it('are those of its years and its owners', () => {
    expect(shown({}, 'interest')[0]).toBe('Interest that is deductible | 2025-04-01 | 100 % | A')
    const since2020 = { settlement_date: '2020-06-15', acquired_date: '2020-05-01', years: 6 }
    expect(
      shown(since2020, 'interest')
        .slice(0, 5)
        .map((words) => words.split(' | ')[2]),
    ).toEqual(['100 %', '75 %', '50 %', '80 %', '100 %'])
    expect(shown({ new_build: true }, 'interest')[0]).toContain('100 % | B')
    const legalFees = 'Legal fees of the purchase |  | Counted as cost; they may be deductible. | U'
    expect(shown({}, 'income_tax')).toEqual([legalFees])
    expect(shown({ owners: [{ kind: 'company' }] }, 'income_tax')).toEqual([
      'Rate of a company |  | 28 % | A',
      legalFees,
    ])
    expect(shown({ owners: [{ kind: 'trust' }] }, 'income_tax')).toEqual([
      'Rate of a trust | 2024-04-01 | 39 %, 33 % for at most $10,000 | A',
      legalFees,
    ])
    expect(shown({ owners: [{}] }, 'income_tax').at(-2)).toBe(
      'Rates of a person | 2026-04-01 | 10.5 % to $15,600, 17.5 % to $53,500, 30 % to $78,100, 33 % to $180,000, 39 % above $180,000 | U',
    )
  })

  it('are those of an investor or owner-occupier, and of a boarding house', () => {
    expect(shown({}, 'lending').slice(0, 2)).toEqual([
      'Loan to value | 2025-12-01 | above 70 %, at most 10 % of a bank’s new lending | A',
      'Debt to income | 2024-07-01 | above 7 times, at most 20 % of a bank’s new lending | A',
    ])
    expect(shown({ owner_occupied: true }, 'lending').slice(0, 2)).toEqual([
      'Loan to value | 2025-12-01 | above 80 %, at most 25 % of a bank’s new lending | A',
      'Debt to income | 2024-07-01 | above 6 times, at most 20 % of a bank’s new lending | A',
    ])
    expect(shown({}, 'lending', '2025-11-30')[0]).toContain('at most 5 %')
    const tenancy = { tenancy_start: '2026-03-01', boarding_house: true }
    expect(shown({ tenancy }, 'rent_increases')[0]).toBe('Notice of a rent increase |  | 28 days | A')
    expect(shown({}, 'rent_increases')[0]).toContain('60 days')
  })
})

describe('a saved analysis', () => {
  const used = (rules: string | null) => {
    const outcome = analyse(GOLDEN_HOME, settleAnalysis({ rules }, TODAY), {
      premium: false,
      withPayments: false,
      today: TODAY,
    }).rules
    return 'value' in outcome ? outcome.value : null
  }

  it('names its rules; unknown ones are replaced by the newest, which it says', () => {
    const newest = { id: 'nz-2026-11', newest: 'nz-2026-11', check_before: '2027-04-01', check_due: false }
    expect(used(null)).toMatchObject({ ...newest, unknown: null })
    expect(used('nz-2026-11')).toMatchObject({ ...newest, unknown: null })
    expect(used('nz-2019-01')).toMatchObject({ ...newest, unknown: 'nz-2019-01' })
    expect(findPack('nz-2019-01')).toBeNull()
    expect(findPack(NEWEST_PACK.id)).toBe(NEWEST_PACK)
  })
})
