/**
 * Whether two inputs of a calculation are the same: an analysis by what it holds, in any order, where null and left out
 * are one.
 */
export function isSameInput(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other)) return (one ?? null) === (other ?? null)
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSameInput(one[name], other[name]))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
