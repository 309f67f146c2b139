import { expect, inject, it } from 'vitest'

// Of vitest.config.ts.
declare module 'vitest' {
  export interface ProvidedContext {
    propertyRuns: number
    referenceCases: readonly OracleCase[]
  }
}

interface OracleCase {
  readonly id: string
  readonly kind: string
  readonly input: unknown
  readonly expected: unknown
  readonly tol?: number
}

/** One test for each case of a kind; `compute` returns what its `expected` has. */
export function itAgreesWith(kind: string, compute: (input: never) => unknown): void {
  const cases = inject('referenceCases').filter((one) => one.kind === kind)
  if (cases.length === 0)
    it(`agrees with the cases of ${kind}`, ({ skip }) => skip('the file has no case of this kind'))
  for (const { id, input, expected, tol } of cases) {
    it(`${id}: ${kind}`, () => expectClose(compute(input as never), expected, Math.max(tol ?? 0, 1e-9), kind))
  }
}

/** Compares what `expected` has, numbers within the tolerance. */
function expectClose(actual: unknown, expected: unknown, tolerance: number, path: string): void {
  if (typeof expected === 'number') {
    expect(actual, path).toBeTypeOf('number')
    expect(
      Math.abs((actual as number) - expected),
      `${path} is ${String(actual)}, not ${expected}`,
    ).toBeLessThanOrEqual(tolerance)
  } else if (typeof expected === 'object' && expected !== null) {
    if (Array.isArray(expected)) expect(actual, path).toHaveLength(expected.length)
    for (const [key, value] of Object.entries(expected)) {
      expectClose((actual as Record<string, unknown> | null)?.[key], value, tolerance, `${path}.${key}`)
    }
  } else expect(actual, path).toBe(expected)
}
