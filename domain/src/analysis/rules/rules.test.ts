import { describe, expect, it } from 'vitest'
import { addMonths } from '../../dates/calendar-day.ts'
import { analyse } from '../analyse.ts'
import type { GivenAnalysis } from '../inputs/analysis-inputs.ts'
import { completeGiven } from '../testing/complete-given.ts'
import { GOLDEN_HOME } from '../testing/golden-deal.ts'
import { listEveryRule, listRules } from './list-rules.ts'
import { RULES_2026_11B } from './nz-2026-11b.ts'
import { findPack, NEWEST_PACK } from './packs.ts'
import type { Rule } from './rule-pack.ts'
import { isCheckDue } from './rule-pack.ts'

const TODAY = '2026-11-22'
const rulesOf = (given: GivenAnalysis, today = TODAY) =>
  listRules(RULES_2026_11B, completeGiven({ settlement_date: '2026-12-01', ...given }, TODAY), today)
const shown = (given: GivenAnalysis, topic: string, today = TODAY) =>
  rulesOf(given, today)
    .filter((rule) => rule.topic === topic)
    .map(({ name, from, value, grade }) => [name, from, value, grade].join(' | '))

function rowsIn(value: unknown): Rule<unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  if ('grade' in value) return [value as Rule<unknown>]
  return Object.values(value).flatMap(rowsIn)
}

describe('the rules as at 26 November 2026', () => {
  it('each have a source, a grade and a date, in order', () => {
    const rows = rowsIn(RULES_2026_11B)
    expect(rows).toHaveLength(67)
    for (const { source, url, grade, from, sentence } of rows) {
      expect(source).not.toBe('')
      expect(sentence).toMatch(/^[A-Z].*\.$/u)
      expect(['A', 'B', 'U']).toContain(grade)
      if (grade === 'A') expect(url).toMatch(/^https:\/\/[\w.]+$/u)
      if (from !== null) expect(addMonths(from, 0)).toBe(from)
    }
    const { interestShare, personalRates, brightLine, loanToValue } = RULES_2026_11B
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
    expect(isCheckDue(RULES_2026_11B, '2027-03-31')).toBe(false)
    expect(isCheckDue(RULES_2026_11B, '2027-04-01')).toBe(true)
  })

  it('are all listed, whatever the home and its owners', () => {
    const all = listEveryRule(RULES_2026_11B)
    expect(all).toHaveLength(rowsIn(RULES_2026_11B).length)
    expect(all.filter(({ source, grade, name, value }) => !source || !grade || !name || !value)).toEqual([])
    const words = all.map(({ topic, name, from, value }) => [topic, name, from, value].join(' | '))
    expect(new Set(words).size).toBe(all.length)
    for (const row of [
      'interest | Interest that is deductible, home bought before 27 Mar 2021 | 2023-04-01 | 50 %',
      'interest | Interest that is deductible, home bought from 27 Mar 2021 | 2021-10-01 | 0 %',
      'interest | Interest that is deductible, new build, for twenty years |  | 100 %',
      'bright_line | Sale that is taxed, by its agreement | 2024-07-01 | within 24 months',
      'bright_line | Earlier sale that is taxed, by the purchase |  | none',
      'bright_line | Earlier sale that is taxed, by the purchase | 2021-03-27 | within 120 months, new build within 60 months',
      'income_tax | Rate of a trust | 2024-04-01 | 39 %, 33 % for at most $10,000',
      'income_tax | Rate of a company | 2021-04-01 | 28 %',
      'income_tax | Legal fees of buying |  | deducted in year 1 when at most $10,000, otherwise part of the cost',
      'gst | GST | 2010-10-01 | 15 %',
      'lending | Loan to value, investor | 2024-07-01 | above 70 %, at most 5 % of a bank’s new lending',
      'lending | Loan to value, owner-occupier | 2025-12-01 | above 80 %, at most 25 % of a bank’s new lending',
      'lending | Debt to income, investor | 2024-07-01 | above 7 times, at most 20 % of a bank’s new lending',
      'lending | Debt to income, owner-occupier | 2024-07-01 | above 6 times, at most 20 % of a bank’s new lending',
      'rent_increases | Between rent increases |  | 12 months',
      'rent_increases | Notice of a rent increase |  | 60 days',
      'rent_increases | Notice of a rent increase, boarding house |  | 28 days',
      'rent_increases | Notice in person |  | received that day',
      'rent_increases | Notice by email after 5 pm |  | received the next working day',
      'rent_increases | Notice by post |  | received 4 working days later',
      'rent_increases | Days that are not working days |  | Saturdays and Sundays; 23 Dec to 3 Jan; 4 Jan after a Friday or Saturday 1 Jan; Waitangi Day, on a weekend the Monday after it; Anzac Day, on a weekend the Monday after it; Good Friday; Easter Monday; the King’s Birthday; Labour Day',
    ]) {
      expect(words).toContain(row)
    }
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
    const fees = [
      'Legal fees of buying |  | deducted in year 1 when at most $10,000, otherwise part of the cost | A',
      'Fees of the mortgage, its valuation and the accountant |  | Deductible. They belong in the other costs. | A',
    ]
    expect(shown({}, 'income_tax')).toEqual(fees)
    expect(shown({ owners: [{ kind: 'company' }] }, 'income_tax')).toEqual([
      'Rate of a company | 2021-04-01 | 28 % | A',
      ...fees,
    ])
    expect(shown({ owners: [{ kind: 'trust' }] }, 'income_tax')).toEqual([
      'Rate of a trust | 2024-04-01 | 39 %, 33 % for at most $10,000 | A',
      ...fees,
    ])
    expect(shown({ owners: [{}] }, 'income_tax').at(-3)).toBe(
      'Rates of a person | 2026-04-01 | 10.5 % to $15,600, 17.5 % to $53,500, 30 % to $78,100, 33 % to $180,000, 39 % above $180,000 | U',
    )
  })

  it('have those of the bright line, of when the home was bought for a sale before July 2024', () => {
    const bought = { settlement_date: '2021-06-01', acquired_date: '2021-05-01' }
    const now = 'Sale that is taxed | 2024-07-01 | within 24 months | A'
    const shownOn = (today: string, given: GivenAnalysis = {}) =>
      shown({ ...bought, ...given }, 'bright_line', today).filter((words) => words.startsWith('Sale that is taxed'))
    expect(shownOn('2024-06-30')).toEqual(['Sale that is taxed | 2021-03-27 | within 120 months | B', now])
    expect(shownOn('2024-06-30', { new_build: true })[0]).toContain('within 60 months')
    expect(shownOn('2024-06-30', { acquired_date: '2010-01-01' })[0]).toBe('Sale that is taxed |  | none | B')
    expect(shownOn('2024-07-01')).toEqual([now])
    // Bought before the first rule of a pack without an earlier one.
    const brightLine = { ...RULES_2026_11B.brightLine, byAcquisition: [] }
    const listed = listRules({ ...RULES_2026_11B, brightLine }, completeGiven(bought, TODAY), '2024-06-30')
    expect(listed.filter(({ name }) => name === 'Sale that is taxed')).toHaveLength(1)
  })

  it('are those in force from settlement to the last year, or to today', () => {
    const shares = (settlement_date: string, years: number, today: string, acquired_date = '2021-04-01') =>
      shown({ settlement_date, acquired_date, years }, 'interest', today)
        .map((words) => words.split(' | ')[2])
        .slice(0, -1)
    expect(shares('2022-01-01', 2, '2023-01-01')).toEqual(['0 %'])
    expect(shares('2022-01-01', 3, '2023-01-01')).toEqual(['0 %', '80 %'])
    expect(shares('2022-04-01', 2, '2023-01-01')).toEqual(['0 %', '80 %'])
    expect(shares('2021-11-01', 1, '2026-11-22')).toEqual(['0 %', '80 %', '100 %'])
    expect(shares('2024-04-01', 1, '2024-05-01')).toEqual(['80 %', '100 %'])
    expect(shares('2022-01-01', 1, '2022-06-01', '2021-03-27')).toEqual(['0 %'])
    expect(shares('2022-01-01', 1, '2022-06-01', '2021-03-26')).toEqual(['75 %'])
  })

  it('have the lives of chattels, and each a source', () => {
    expect(shown({}, 'chattels')[0]).toBe(
      [
        'Lives of chattels |  | Carpets, curtains, ovens: 8 years (25 % diminishing value, 17.5 % straight line)',
        'Heat pumps, light fittings, loose furniture: 10 years (20 % diminishing value, 13.5 % straight line)',
        'Dishwashers: 6.66 years (30 % diminishing value, 21 % straight line)',
        'Televisions: 5 years (40 % diminishing value, 30 % straight line) | B',
      ].join('; '),
    )
    const early = { settlement_date: '2022-04-01', years: 1, owners: [{ kind: 'trust' as const }] }
    expect(shown(early, 'income_tax', '2022-06-01')[0]).toBe('Rate of a trust | 2021-04-01 | 33 % | A')
    expect(rulesOf({}).filter(({ source }) => !source)).toEqual([])
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
    expect(shown({ tenancy }, 'rent_increases')[1]).toBe('Notice of a rent increase |  | 28 days | A')
    expect(shown({}, 'rent_increases')[1]).toContain('60 days')
  })

  it('begin on their day', () => {
    // docs/method/lender.md, "Limits on banks": investors 5 % above 70 % from July 2024, 10 % from 1 December 2025.
    const [before, after] = ['2025-11-30', '2025-12-01'].map((today) => shown({}, 'lending', today)[0])
    expect(before).toBe('Loan to value | 2024-07-01 | above 70 %, at most 5 % of a bank’s new lending | A')
    expect(after).toBe('Loan to value | 2025-12-01 | above 70 %, at most 10 % of a bank’s new lending | A')
  })

  it('are those of the notice that is given', () => {
    const noticesOf = (given: GivenAnalysis) =>
      shown(given, 'rent_increases')
        .map((words) => words.split(' | ')[0])
        .filter((name) => /^Notice (?:by|in)/u.test(name ?? ''))
    const tenancy = { tenancy_start: '2026-03-01' }
    expect(noticesOf({})).toEqual(['Notice in person'])
    expect(noticesOf({ tenancy: { ...tenancy, notice_by: 'post' } })).toEqual(['Notice by post'])
    const email = { ...tenancy, notice_by: 'email' } as const
    expect(noticesOf({ tenancy: email })).toEqual(['Notice by email'])
    expect(noticesOf({ tenancy: { ...email, notice_after_5pm: true } })).toEqual(['Notice by email after 5 pm'])
    expect(noticesOf({ tenancy: { ...tenancy, notice_after_5pm: true } })).toEqual(['Notice in person'])
    expect(shown({}, 'rent_increases')).toContainEqual(
      expect.stringMatching(/^Matariki \| {2}\| 10 Jul 2026, 25 Jun 2027, 14 Jul 2028, .*, 18 Jul 2036 \| B$/u),
    )
  })
})

describe('a saved analysis', () => {
  const used = (rules: string | null) => {
    const outcome = analyse(GOLDEN_HOME, completeGiven({ rules }, TODAY), {
      premium: false,
      withPayments: false,
      today: TODAY,
    }).rules
    return 'value' in outcome ? outcome.value : null
  }

  it('names its rules; unknown ones are replaced by the newest, which it says', () => {
    const newest = { id: 'nz-2026-11b', newest: 'nz-2026-11b', check_before: '2027-04-01', check_due: false }
    expect(used(null)).toMatchObject({ ...newest, unknown: null })
    expect(used('nz-2026-11b')).toMatchObject({ ...newest, unknown: null })
    expect(used('nz-2026-11')).toMatchObject({ ...newest, id: 'nz-2026-11', unknown: null })
    expect(used('nz-2019-01')).toMatchObject({ ...newest, unknown: 'nz-2019-01' })
    expect(findPack('nz-2019-01')).toBeNull()
    expect(findPack(NEWEST_PACK.id)).toBe(NEWEST_PACK)
  })
})
