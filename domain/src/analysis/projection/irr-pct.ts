import type { Outcome } from '../../outcome/outcome.ts'

// Per cent a year: the search goes from −99 to 1,000 % in steps of one point.
const LOWEST = -99
const HIGHEST = 1000
const PRECISION = 1e-10

/** The name of the return after tax, where it is shown. */
export const RETURN_AFTER_TAX = 'Return a year (IRR), after tax'

/**
 * The yearly rate in per cent at which the flows are worth nothing today, the first one undiscounted; why there is none
 * or more than one otherwise. Source: docs/method/years-and-tax.md, "Returns".
 */
export function irrPct(flows: readonly number[]): Outcome<number> {
  const roots: number[] = []
  let worth = presentValue(flows, LOWEST)
  for (let rate = LOWEST; rate <= HIGHEST; rate += 1) {
    const next = presentValue(flows, rate + 1)
    if (worth === 0) roots.push(rate)
    else if (rate < HIGHEST && worth * next < 0) roots.push(bisect(flows, rate))
    worth = next
  }
  const [root] = roots
  return root !== undefined && roots.length === 1 ? { value: root } : noSingleRate(flows, roots.length)
}

/**
 * What flows are worth today at a rate in per cent, the first one undiscounted. Source: docs/method/years-and-tax.md,
 * "Returns".
 */
export function presentValue(flows: readonly number[], rate: number): number {
  // By Horner's rule, from the last flow.
  return flows.reduceRight((worth, flow) => worth / (1 + rate / 100) + flow, 0)
}

function bisect(flows: readonly number[], start: number): number {
  const sign = Math.sign(presentValue(flows, start))
  let low = start
  let high = start + 1
  while (high - low > PRECISION) {
    const middle = (low + high) / 2
    if (Math.sign(presentValue(flows, middle)) === sign) low = middle
    else high = middle
  }
  return (low + high) / 2
}

function noSingleRate(flows: readonly number[], roots: number): Outcome<number> {
  if (!flows.some((flow) => flow < 0)) return { reason: 'no_rate', message: 'No money goes in.' }
  if (!flows.slice(1).some((flow) => flow > 0)) return { reason: 'no_rate', message: 'The money never comes back.' }
  if (roots === 0) return { reason: 'no_rate', message: 'The return is outside −99 % to 1,000 % a year.' }
  return {
    reason: 'several_rates',
    message: 'More than one rate fits these flows; look at the net present value.',
  }
}
