// Beyond a trillion, arithmetic in dollars and cents is no longer exact.
const TRILLION = 1e12

/**
 * Replaces numbers that are not finite or beyond a trillion by null, and −0 by 0, so that no result is NaN, Infinity or
 * −0.
 */
export function onlyReasonable<Inputs extends object>(inputs: Inputs): Inputs {
  const reasonable: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(inputs)) reasonable[name] = reasonableValue(value)
  return reasonable as Inputs
}

function reasonableValue(value: unknown): unknown {
  if (value === undefined) return null
  if (typeof value !== 'number') return value
  return Math.abs(value) <= TRILLION ? value + 0 : null
}
