import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  CONFIDENCE_HALVES,
  CONFLICT_DEVIATIONS,
  DEAR,
  HALF_WIDTHS,
  INDEX_LIMITS,
  KIND_CONSTANTS,
  PULL_SPREAD,
  relativityOf,
  SET_ASIDE_BELOW,
  WIDEST_HALF,
} from '@homeyield/domain/rent/estimate-constants'
import { expect, it } from 'vitest'
import { FURTHEST_OWN, OWN_THRESHOLD } from './measure-own-step.ts'

const METHOD = readFileSync(join(import.meta.dirname, '../../../docs/method/market-rent.md'), 'utf8')
const section = METHOD.split(/^## /mu).find((text) => text.startsWith('Constants')) ?? ''
const rows = section.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))

/** The cells of the rows that begin with such a name, after it. */
function cellsOf(name: RegExp): Record<string, string[]> {
  const named = rows.filter(([, first = '']) => name.test(first))
  return Object.fromEntries(named.map(([, first = '', ...cells]) => [first, cells.slice(0, -1)]))
}

function numberOf(cell: string | undefined): number | null {
  return cell === undefined || cell === '–' ? null : Number(cell.replace('−', '-'))
}

it('has the constants of the kinds that the method has', () => {
  const kinds = cellsOf(/^(?:House|Apartment|Flat|Room|Any) \d$/u)
  expect(Object.keys(kinds)).toHaveLength(21)
  for (const [kind, cells] of Object.entries(kinds)) {
    const known = KIND_CONSTANTS[kind]
    expect(cells.map(numberOf), kind).toEqual([
      relativityOf(kind),
      known?.noise ?? null,
      known?.pull ?? null,
      known?.spread[0] ?? null,
      known?.spread[1] ?? null,
    ])
  }
  expect(Object.keys(KIND_CONSTANTS).filter((kind) => kinds[kind] === undefined)).toEqual([])
})

it('has the other constants of the method', () => {
  const named = cellsOf(/^[a-z]+[a-z_\d]*$/u)
  const values = Object.entries(named).flatMap(([name, [value]]) =>
    name === 'kind' || name === 'name' ? [] : [[name, numberOf(value)]],
  )
  expect(Object.fromEntries(values)).toEqual({
    set_aside_below: SET_ASIDE_BELOW,
    pull_spread: PULL_SPREAD,
    z80: HALF_WIDTHS.interval_80,
    z50: HALF_WIDTHS.interval_50,
    high: CONFIDENCE_HALVES.High,
    medium: CONFIDENCE_HALVES.Medium,
    widest_half: WIDEST_HALF,
    index_variance_a_month: INDEX_LIMITS.variance_a_month,
    index_least: INDEX_LIMITS.least,
    index_most: INDEX_LIMITS.most,
    own_threshold: OWN_THRESHOLD,
    clip_own: FURTHEST_OWN,
    dear: DEAR.scatter,
    dear_pull: DEAR.pull,
    conflict: CONFLICT_DEVIATIONS,
  })
})
