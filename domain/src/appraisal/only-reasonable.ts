// Beyond this no arithmetic on dollars and cents is exact any more, and no home is priced.
const TRILLION = 1e12

/**
 * The same inputs with every number that is not finite, is negative zero, or lies beyond a trillion made missing (null) or
 * plain zero, so that no figure that follows is NaN, Infinity or −0. Other values are left alone.
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
