import { expect, it } from 'vitest'
import { lastYears, scaleOf, valueTicks } from './chart-lines.ts'

const months = Array.from({ length: 40 }, (_, index) => `${2020 + Math.floor(index / 12)}-${String((index % 12) + 1)}`)
const upTo = (last: number) => months.map((_, index) => (index <= last ? index : null))

it('shows the last years up to the newest figure, both ends included', () => {
  const content = {
    months,
    lines: [{ name: 'Region', figures: upTo(38) }],
    band: { name: 'B', lower: upTo(37), upper: upTo(38) },
  }
  const shown = lastYears(content, 1)
  // Month 38 is the newest; twelve months before it is 26.
  expect(shown.lines[0]?.figures).toEqual([26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38])
  expect(shown.months).toEqual(months.slice(26, 39))
  expect(shown.band?.lower.at(-1)).toBeNull()
})

it('shows what there is where the years are fewer', () => {
  expect(lastYears({ months, lines: [{ name: 'Region', figures: upTo(39) }] }, 20).months).toEqual(months)
})

it('has no months and no marks without figures', () => {
  const nothing = lastYears({ months, lines: [{ name: 'Region', figures: upTo(-1) }] }, 5)
  expect(nothing.months).toEqual([])
  expect(valueTicks(nothing)).toEqual([])
})

it('marks the axis for all that is drawn, the band included', () => {
  const lines = [{ name: 'Region', figures: [610, null, 640] }]
  // 560 to 760 is 200: 40 each, so 50.
  const ticks = valueTicks({ months: [], lines, band: { name: 'B', lower: [560, null, 600], upper: [700, null, 760] } })
  expect(ticks).toEqual([550, 600, 650, 700, 750, 800])
  expect(scaleOf(ticks)).toEqual({ lowest: 550, highest: 800 })
})
