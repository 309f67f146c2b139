import { globSync } from 'node:fs'
import { join } from 'node:path'
import { NOT_YET_BUILT, SECOND_EDITION_KINDS } from '@homeyield/domain/analysis/testing/oracle-kinds'
import { expect, inject, it, vi } from 'vitest'

const DOMAIN = join(import.meta.dirname, '../domain/src')
const ORACLES_FILE = process.env['ORACLES_FILE']

// The tests of the reference cases are imported with a helper that only notes their kinds.
const tested = vi.hoisted(() => new Set<string>())
vi.mock('../domain/src/analysis/testing/oracle-cases.ts', () => ({
  itAgreesWith: (kind: string) => tested.add(kind),
}))
for (const file of globSync('**/oracle-*.test.ts', { cwd: DOMAIN })) await import(join(DOMAIN, file))

const { calculation = [], firstEdition = [], secondEdition = [] } = inject('referenceCases') ?? {}
const given = [...calculation, ...firstEdition, ...secondEdition].filter((one) => !isRentCase(one)).map(kindOf)

it('no reference case has a kind that no test knows', ({ skip }) => {
  if (inject('referenceCases') === null) skip('the reference cases are not beside this repository')
  const excused = ORACLES_FILE === undefined ? NOT_YET_BUILT : new Set()
  expect(without(given, tested, excused)).toEqual([])
})

it('each kind that is tested or is still to build has a case', ({ skip }) => {
  if (inject('referenceCases') === null || ORACLES_FILE !== undefined) skip('not all reference cases are here')
  expect(without([...tested, ...NOT_YET_BUILT], new Set(given))).toEqual([])
  expect(without([...SECOND_EDITION_KINDS], new Set(secondEdition.map(kindOf)))).toEqual([])
})

it('each kind of the second edition is tested, and none that is still to build', () => {
  expect(without([...SECOND_EDITION_KINDS], tested)).toEqual([])
  expect([...NOT_YET_BUILT].filter((kind) => tested.has(kind))).toEqual([])
})

/** What none of the sets has, once each. */
function without(kinds: readonly string[], ...sets: readonly ReadonlySet<unknown>[]): string[] {
  return [...new Set(kinds)].filter((kind) => !sets.some((set) => set.has(kind)))
}

function kindOf(given: unknown): string {
  return hasKind(given) ? String(given.kind) : 'no kind'
}

/** The rent cases have a test of their own. */
function isRentCase(given: unknown): boolean {
  return typeof given === 'object' && given !== null && 'sa2_code' in given
}

function hasKind(given: unknown): given is { readonly kind: unknown } {
  return typeof given === 'object' && given !== null && 'kind' in given
}
