import { sum } from '../../money/sum.ts'

/** Residential income of a year after its deductions, and the deductions left for later: any unit. */
export interface RingFenced {
  readonly taxable: number
  readonly carried_forward: number
}

/** A year of a home; an income below 0, where empty weeks cost more than the rent, is a deduction. */
export interface FencedHome {
  readonly income: number
  readonly deductions: number
}

/**
 * Deductions count up to the residential income; the rest is carried forward. Source: docs/method/years-and-tax.md,
 * "Ring-fencing".
 */
export function ringFence(income: number, deductions: number, broughtForward: number): RingFenced {
  const all = deductions + broughtForward
  const allowed = Math.min(all, Math.max(income, 0))
  return { taxable: Math.max(income, 0) - allowed, carried_forward: all - allowed }
}

/** The same over homes together, with a taxed gain. */
export function ringFenceHomes(homes: readonly FencedHome[], broughtForward: number, gain = 0): RingFenced {
  const income = sum(homes.map((home) => Math.max(home.income, 0)))
  const deductions = sum(homes.map((home) => home.deductions + Math.max(-home.income, 0)))
  return ringFence(income + gain, deductions, broughtForward)
}
