import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { isKnown } from '../../outcome/outcome.ts'
import { analyse } from '../analyse.ts'
import { completeAnalysis } from '../inputs/complete-analysis.ts'
import { anyHomes } from '../testing/arbitrary-homes.ts'
import { slowRuns } from '../testing/slow-runs.ts'
import { TODAY } from '../testing/owned-homes.ts'
import { completeHome } from './owned-home.ts'
import { householdRise, householdWeek, tryRates } from './try-rates.ts'

const numRuns = inject('propertyRuns')
const inCents = (amount: number) => Math.round(amount * 100)

it('the rise of all rates is the sum of the homes’ own rows', () => {
  fc.assert(
    fc.property(anyHomes, (homes) => {
      const completed = homes.map((home) => completeHome(home, TODAY))
      const pages = homes.map(({ inputs }) =>
        analyse(inputs, completeAnalysis(inputs, TODAY, true), { premium: true, withPayments: false, today: TODAY }),
      )
      for (const shift of [1, 2, 3] as const) {
        const rows = pages.flatMap((page, index) => {
          const row = page[`refix_${shift}`]
          return isKnown(row) ? [{ ...row.value, lived: homes[index]?.inputs.purpose === 'live_in' }] : []
        })
        const rise = householdRise(completed, shift)
        expect(rise.homes).toBe(rows.length)
        for (const name of ['weekly_before', 'weekly_after'] as const) {
          expect(inCents(rise[name])).toBe(rows.reduce((sum, row) => sum + inCents(row[name]), 0))
        }
        const cash = rows.filter(({ lived }) => !lived)
        const inAll = cash.reduce((sum, row) => sum + inCents(row.weekly_cash_flow_after), 0)
        expect(rise.cash === null ? null : inCents(rise.cash)).toBe(cash.length === 0 ? null : inAll)
      }
    }),
    { numRuns },
  )
})

it('the cash of all homes now is the sum of what each shows', () => {
  fc.assert(
    fc.property(anyHomes, (homes) => {
      const tried = homes.map((home) => tryRates(home, new Map(), TODAY))
      const shown = tried.flatMap(({ cash, home }) =>
        isKnown(cash) ? [home.figures.weekly_cash_flow ?? Number.NaN] : [],
      )
      expect(householdWeek(tried).cash?.now ?? null).toBe(
        shown.length === 0 ? null : shown.reduce((sum, amount) => sum + amount, 0),
      )
    }),
    { numRuns: slowRuns(5) },
  )
})

it('the loans are those of the homes’ own pages, and tried rates count as saved ones', () => {
  fc.assert(
    fc.property(anyHomes, fc.integer({ min: 0, max: 1200 }), (homes, hundredths) => {
      for (const home of homes) {
        const before = tryRates(home, new Map(), TODAY)
        const { loans } = completeHome(home, TODAY)
        expect(before.loans.map(({ now }) => now)).toEqual(isKnown(loans) ? loans.value : [])
        const parts = [
          { share_pct: 40, rate: hundredths / 100, name: 'One' },
          { share_pct: 60, rate: hundredths / 50, name: 'Two' },
        ]
        const split = before.loans.filter(({ changeable }) => changeable).slice(0, 2)
        const tried = tryRates(home, new Map(split.map(({ index }) => [index, parts])), TODAY)
        const saved = tryRates({ ...home, inputs: tried.inputs }, new Map(), TODAY)
        expect(saved.missing).toEqual(before.missing)
        const payments = saved.loans.flatMap(({ at_end }) => at_end?.payment_after ?? [])
        expect(tried.loans.flatMap((loan) => loan.parts.map(({ payment_after }) => payment_after))).toEqual(payments)
        const owed = (home: typeof saved) => home.loans.reduce((sum, { now }) => sum + inCents(now.balance), 0)
        // Each part is repaid in whole cents.
        expect(Math.abs(owed(saved) - owed(before))).toBeLessThanOrEqual(2000)
      }
    }),
    { numRuns: slowRuns(5) },
  )
})
