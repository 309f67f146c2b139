import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { brightLine } from './bright-line.ts'
import { depreciateChattels } from './depreciate-chattels.ts'
import { incomeTax } from './income-tax.ts'
import { OWNER_KINDS } from '../../calculation/owner-fields.ts'
import { interestSharePct } from './interest-share-pct.ts'
import type { OwnerYear } from './owner-tax.ts'
import { ownerTax } from './owner-tax.ts'
import { ringFence } from './ring-fence.ts'
import { ruleOn } from '../rules/rule-pack.ts'
import { RULES_2026_11B as RULES } from '../rules/nz-2026-11b.ts'

const numRuns = inject('propertyRuns')

describe('income tax', () => {
  it.each([
    [2027, 15_600, 1638],
    [2027, 53_500, 8270.5],
    [2027, 78_100, 15_650.5],
    [2027, 100_000, 22_877.5],
    [2027, 180_000, 49_277.5],
    [2027, 180_100, 49_316.5],
    [2026, 60_000, 10_220.5],
    [2025, 14_000, 1470],
    [2025, 15_600, 1675.12],
    [2025, 48_000, 7345.12],
    [2025, 53_500, 8535.32],
    [2025, 60_000, 10_485.32],
    [2025, 70_000, 13_485.32],
    [2025, 78_100, 15_995.51],
    [2025, 200_000, 57_422.51],
    [2024, 48_000, 7420],
    [2024, 70_000, 14_020],
    [2024, 200_000, 58_120],
    [2022, 48_000, 7420],
  ])('of a person in the year to March %i on %i is %d', (year, income, tax) => {
    expect(incomeTax(RULES, income, year, 'individual')).toBe(tax)
  })

  it('is not known before the rules', () => {
    for (const kind of OWNER_KINDS) expect(incomeTax(RULES, 50_000, 2021, kind)).toBeNull()
  })

  it('of a trust is lower while its income is small, from 2025', () => {
    expect(incomeTax(RULES, 10_000, 2026, 'trust')).toBe(3300)
    expect(incomeTax(RULES, 10_000.01, 2026, 'trust')).toBe(3900)
    expect(incomeTax(RULES, 30_000, 2025, 'trust')).toBe(11_700)
    expect(incomeTax(RULES, 30_000, 2024, 'trust')).toBe(9900)
  })

  it.each(OWNER_KINDS)('of a %s is not known before 2022', (kind) => {
    expect(incomeTax(RULES, 50_000, 2021, kind)).toBeNull()
    expect(incomeTax(RULES, 50_000, 2022, kind)).not.toBeNull()
  })

  it('of a company is 28 %', () => expect(incomeTax(RULES, 10_000.05, 2027, 'company')).toBe(2800.01))

  it('is never below 0, and more income never pays less, but for the trusts’ limit', () => {
    const income = fc.double({ min: -1e6, max: 1e8, noNaN: true })
    fc.assert(
      fc.property(
        income,
        income,
        fc.integer({ min: 2022, max: 2060 }),
        fc.constantFrom(...OWNER_KINDS),
        (a, b, year, kind) => {
          const [less, more] = [Math.min(a, b), Math.max(a, b)]
          expect(incomeTax(RULES, less, year, kind)).toBeGreaterThanOrEqual(0)
          expect(incomeTax(RULES, more, year, kind)).toBeGreaterThanOrEqual(incomeTax(RULES, less, year, kind) ?? NaN)
        },
      ),
      { numRuns },
    )
  })
})

describe('the share of interest that counts', () => {
  it.each([
    ['2021-09-30', '2019-05-01', 100],
    ['2021-10-01', '2021-03-26', 75],
    ['2023-03-31', '2019-05-01', 75],
    ['2023-04-01', '2019-05-01', 50],
    ['2024-03-31', '2019-05-01', 50],
    ['2024-04-01', '2019-05-01', 80],
    ['2025-03-31', '2019-05-01', 80],
    ['2025-04-01', '2019-05-01', 100],
    ['2021-09-30', '2021-05-01', 100],
    ['2021-10-01', '2021-03-27', 0],
    ['2024-03-31', '2021-05-01', 0],
    ['2024-04-01', '2021-05-01', 80],
    ['2025-04-01', '2021-05-01', 100],
  ])('on %s, bought on %s, is %i %', (on, acquired, share) => {
    expect(interestSharePct(RULES, on, acquired, false)).toBe(share)
  })

  it('is all for a new build', () => expect(interestSharePct(RULES, '2023-06-01', '2021-05-01', true)).toBe(100))
})

describe('the bright line', () => {
  it.each([
    ['2026-10-20', '2026-12-01', '2028-12-01', 24, '2028-12-01', true],
    ['2026-10-20', '2026-12-01', '2028-12-02', 24, '2028-12-01', false],
    ['2022-05-01', '2022-06-30', '2024-07-01', 24, '2024-06-30', false],
    ['2021-04-10', '2021-05-10', '2024-06-30', 120, '2031-05-10', true],
    ['2021-03-26', '2021-05-10', '2024-06-30', 60, '2026-05-10', true],
    ['2018-03-29', '2018-05-10', '2023-05-11', 60, '2023-05-10', false],
    ['2018-03-28', '2018-05-10', '2020-05-10', 24, '2020-05-10', true],
    ['2015-10-01', '2015-11-10', '2017-11-10', 24, '2017-11-10', true],
    ['2015-09-30', '2015-11-10', '2015-12-10', 0, null, false],
  ])('bought on %s from %s and sold on %s', (acquired, start, end, months, last_taxed_day, taxed) => {
    expect(brightLine(RULES, { acquired, start, end, new_build: false, main_home: false })).toEqual({
      months,
      last_taxed_day,
      taxed,
    })
  })

  it('is shorter for a new build, and leaves a main home out', () => {
    const home = { acquired: '2021-04-10', start: '2021-05-10', end: '2024-06-30', new_build: true, main_home: false }
    expect(brightLine(RULES, home)).toMatchObject({ months: 60, last_taxed_day: '2026-05-10', taxed: true })
    expect(brightLine(RULES, { ...home, main_home: true })).toMatchObject({ taxed: false })
  })
})

describe('chattels', () => {
  it('lose a part of what is left, or of what they cost, and never more than that', () => {
    const [one, two, three] = depreciateChattels(1_500_000, 25, 'DV', 3)
    expect([one, two, three]).toEqual([
      { depreciation: 375_000, book: 1_125_000 },
      { depreciation: 281_250, book: 843_750 },
      { depreciation: 210_938, book: 632_812 },
    ])
    expect(depreciateChattels(800_000, 17.5, 'SL', 7).slice(4)).toEqual([
      { depreciation: 140_000, book: 100_000 },
      { depreciation: 100_000, book: 0 },
      { depreciation: 0, book: 0 },
    ])
  })
})

describe('ring-fencing', () => {
  it('keeps what goes beyond the income, year after year', () => {
    expect(ringFence(50_000, 60_000, 0)).toEqual({ taxable: 0, carried_forward: 10_000 })
    expect(ringFence(55_000, 50_000, 10_000)).toEqual({ taxable: 0, carried_forward: 5000 })
    expect(ringFence(60_000, 50_000, 5000)).toEqual({ taxable: 5000, carried_forward: 0 })
    expect(ringFence(-5, 10, 0)).toEqual({ taxable: 0, carried_forward: 10 })
  })

  it('loses nothing', () => {
    const amount = fc.integer({ min: 0, max: 10 ** 9 })
    fc.assert(
      fc.property(amount, amount, amount, (income, deductions, broughtForward) => {
        const { taxable, carried_forward } = ringFence(income, deductions, broughtForward)
        expect(income - deductions - broughtForward).toBe(taxable - carried_forward)
        expect(Math.min(taxable, carried_forward)).toBe(0)
      }),
      { numRuns },
    )
  })
})

describe('an owner’s tax', () => {
  const year: OwnerYear = {
    kind: 'individual',
    tax_year: 2027,
    other_income: 74_000,
    other_residential_net: 0,
    residential_income: 15_000,
    deductions: 6000,
    ring_fence_basis: 'portfolio',
    brought_forward: 0,
    brought_forward_without: 0,
    land_gain: 0,
    released: false,
  }

  it('is what the home adds at the owner’s own rates', () => {
    // 4,100 at 30 % and 4,900 at 33 %
    expect(ownerTax(RULES, year)).toEqual({
      taxable: 9000,
      carried_forward: 0,
      carried_forward_without: 0,
      income_with: 83_000,
      income_without: 74_000,
      tax: 2847,
    })
  })

  it('is 0 with more deductions, which are carried forward', () => {
    const kept = { brought_forward: 500, brought_forward_without: 500 }
    expect(ownerTax(RULES, { ...year, deductions: 20_000, ...kept })).toMatchObject({
      taxable: 0,
      carried_forward: 5500,
      tax: 0,
    })
  })

  it('counts a negative income as a deduction', () => {
    expect(ownerTax(RULES, { ...year, residential_income: -1000 })).toMatchObject({
      taxable: 0,
      carried_forward: 7000,
      tax: 0,
    })
  })

  it('lowers the tax on other income when deductions are released, and no further than to nothing', () => {
    const sold = { ...year, other_income: 100_000, residential_income: 30_000, deductions: 42_000, released: true }
    // 50,000 less 55,000; 5,000 at 33 %
    expect(ownerTax(RULES, { ...sold, brought_forward: 13_000, land_gain: 20_000 })).toMatchObject({
      taxable: 0,
      carried_forward: 0,
      tax: -1650,
    })
    expect(ownerTax(RULES, { ...sold, other_income: 0 })).toMatchObject({ taxable: 0, carried_forward: 0, tax: 0 })
  })

  it('is below 0 where the loss of the home shelters the income of others', () => {
    const losing = { ...year, residential_income: 31_750, deductions: 53_904.19, other_income: 95_000 }
    // 33 % of the loss of 22,154.19 (reference case P12).
    expect(ownerTax(RULES, { ...losing, other_residential_net: 30_000 })).toMatchObject({
      taxable: -22_154.19,
      income_with: 102_845.81,
      income_without: 125_000,
      tax: -7310.88,
    })
    // Of others that make less, what is left is carried on: 20,000 at 33 %.
    expect(ownerTax(RULES, { ...losing, other_residential_net: 20_000 })).toMatchObject({
      taxable: -20_000,
      carried_forward: 2154.19,
      tax: -6600,
    })
  })

  it('leaves other homes alone on the property basis, but for the rates that they lead to', () => {
    const alone = {
      ...year,
      other_income: 60_000,
      other_residential_net: 25_000,
      ring_fence_basis: 'property',
    } as const
    expect(ownerTax(RULES, alone)).toMatchObject({ taxable: 9000, income_without: 85_000, tax: 2970 })
    expect(ownerTax(RULES, { ...alone, other_residential_net: -25_000 })).toMatchObject({ income_without: 60_000 })
    expect(ownerTax(RULES, { ...alone, deductions: 20_000 })).toMatchObject({ carried_forward: 5000, tax: 0 })
  })

  it('is not known where the gain is not, and before the rules only the tax', () => {
    expect(ownerTax(RULES, { ...year, land_gain: null })).toEqual({
      taxable: null,
      carried_forward: null,
      carried_forward_without: null,
      income_with: null,
      income_without: null,
      tax: null,
    })
    expect(ownerTax(RULES, { ...year, tax_year: 2021 })).toMatchObject({ taxable: 9000, carried_forward: 0, tax: null })
  })

  it('differs by what is shown between the two paths', () => {
    const dollars = fc.integer({ min: 0, max: 20_000_000 }).map((cents) => cents / 100)
    const signed = fc.integer({ min: -20_000_000, max: 20_000_000 }).map((cents) => cents / 100)
    const any = fc.record({
      kind: fc.constantFrom(...OWNER_KINDS),
      other_income: dollars,
      other_residential_net: signed,
      residential_income: signed,
      deductions: dollars,
      brought_forward: dollars,
      brought_forward_without: dollars,
      land_gain: fc.oneof(fc.constant(0), dollars),
      released: fc.boolean(),
      ring_fence_basis: fc.constantFrom('portfolio' as const, 'property' as const),
    })
    const cents = (amount: number | null) => Math.round((amount ?? NaN) * 100)
    fc.assert(
      fc.property(any, (given) => {
        const taxed = ownerTax(RULES, { ...given, tax_year: 2028 })
        const [taxWith, taxWithout] = [taxed.income_with, taxed.income_without].map((income) =>
          incomeTax(RULES, income ?? NaN, 2028, given.kind),
        )
        expect(cents(taxed.tax)).toBe(cents(taxWith ?? NaN) - cents(taxWithout ?? NaN))
        if (given.released) return
        expect(cents(taxed.taxable)).toBe(cents(taxed.income_with) - cents(taxed.income_without))
      }),
      { numRuns: Math.min(numRuns, 300) },
    )
  })
})

describe('the rule pack', () => {
  it('has its date, source and grade in every row, from the earliest to the latest', () => {
    expect([RULES.id, RULES.asAt, RULES.checkBefore]).toEqual(['nz-2026-11b', '2026-11-26', '2027-04-01'])
    const { interestShare, brightLine: lines, personalRates, trusteeRate, companyRate } = RULES
    const lists = [
      interestShare.before,
      interestShare.after,
      interestShare.newBuild,
      personalRates,
      trusteeRate,
      companyRate,
      lines.bySale,
      lines.byAcquisition,
    ]
    for (const rows of lists) {
      const days = rows.map(({ from }) => from ?? '')
      expect(days).toEqual(days.toSorted())
      for (const { source, grade } of rows) {
        expect(source).toMatch(/^\w/u)
        expect(['A', 'B', 'U']).toContain(grade)
      }
    }
  })

  it('has no rule before its first one', () => {
    expect(ruleOn(RULES.brightLine.bySale, '2024-06-30')).toBeNull()
    expect(ruleOn(RULES.brightLine.bySale, '2024-07-01')).not.toBeNull()
  })

  it('counts nothing where there is no rule', () => {
    const none = {
      ...RULES,
      interestShare: { ...RULES.interestShare, after: [] },
      personalRates: [],
      trusteeRate: [],
      companyRate: [],
      brightLine: { bySale: [], byAcquisition: [] },
    }
    for (const kind of OWNER_KINDS) expect(incomeTax(none, 100_000, 2027, kind)).toBeNull()
    expect(interestSharePct(none, '2027-01-01', '2026-10-20', false)).toBe(0)
    const home = { acquired: '2026-10-20', start: '2026-12-01', end: '2027-12-01', main_home: false }
    for (const new_build of [true, false]) {
      expect(brightLine(none, { ...home, new_build })).toEqual({ months: 0, last_taxed_day: null, taxed: false })
    }
  })
})
