/** Residential income of a year after its deductions, and the deductions left for later: any unit. */
export interface RingFenced {
  readonly taxable: number
  readonly carried_forward: number
}

/** Deductions count up to the residential income; the rest is carried forward. Source: investment analysis section 3.2. */
export function ringFence(income: number, deductions: number, broughtForward: number): RingFenced {
  const all = deductions + broughtForward
  const allowed = Math.min(all, Math.max(income, 0))
  return { taxable: Math.max(income, 0) - allowed, carried_forward: all - allowed }
}
