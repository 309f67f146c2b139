import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it, vi } from 'vitest'

const DOMAIN = join(import.meta.dirname, '../domain/src')
const ORACLES_FILE = process.env['ORACLES_FILE']

// The tests of the reference cases are imported with a helper that only notes their kinds.
const tested = vi.hoisted(() => new Set<string>())
vi.mock('../domain/src/analysis/testing/oracle-cases.ts', () => ({
  itAgreesWith: (kind: string) => tested.add(kind),
}))
for (const file of globSync('**/oracle-*.test.ts', { cwd: DOMAIN })) await import(join(DOMAIN, file))

const given = inject('referenceCases')
  .filter((one) => !isRentCase(one))
  .map(kindOf)

it('no reference case has a kind that no test knows', () => {
  expect(without(given, tested)).toEqual([])
})

it('each kind that is tested has a case', ({ skip }) => {
  if (ORACLES_FILE !== undefined) skip('not all reference cases are here')
  expect(without([...tested], new Set(given))).toEqual([])
})

/** The kinds that are not in the set, once each. */
function without(kinds: readonly string[], set: ReadonlySet<string>): string[] {
  return [...new Set(kinds)].filter((kind) => !set.has(kind))
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
