import { round, toCents } from '../../money/round.ts'
import { ownerKey } from '../projection/owner-key.ts'
import type { Plan } from '../projection/plan.ts'
import type { Owner } from '../../calculation/owner-fields.ts'
import type { RulePack } from '../rules/rule-pack.ts'
import { sum } from '../../money/sum.ts'
import { incomeTax } from '../tax/income-tax.ts'
import type { OwnerKind } from '../../calculation/owner-fields.ts'
import { ringFence } from '../tax/ring-fence.ts'
import type { HomeYear } from './next-year.ts'

/** A home whose year is taxed. */
export interface TaxedHome {
  readonly year: HomeYear
  readonly plan: Plan
}

/** One owner's year over every home, in NZD. */
export interface OwnerOfPortfolio {
  readonly name: string
  readonly kind: OwnerKind
  readonly homes: number
  readonly other_income: number
  /** Whether the homes give different other incomes, of which the highest counts. */
  readonly other_income_differs: boolean
  readonly residential_income: number
  readonly deductions: number
  readonly brought_forward: number
  readonly taxable: number
  readonly carried_forward: number
  /** What the homes add to the owner's tax. */
  readonly tax: number
}

interface Part {
  readonly owner: Owner
  readonly isAlone: boolean
  readonly income: number
  readonly deductions: number
}

/**
 * Every owner's tax: income and deductions of all homes are summed by the owner's name, ring-fenced and taxed once; homes on the
 * property basis are ring-fenced alone. What the owner has of other homes is left out: the homes are here. Source:
 * investment analysis section 3.2, `ring_fence`.
 */
export function taxOwners(rules: RulePack, homes: readonly TaxedHome[], taxYear: number): readonly OwnerOfPortfolio[] {
  const parts = homes.flatMap(({ year, plan }) => plan.owners.map((owner) => partOf(owner, year, plan)))
  const byOwner = Map.groupBy(parts, ({ owner }) => ownerKey(owner))
  return [...byOwner.values()].map((own) => taxOwner(rules, own, taxYear))
}

function partOf(owner: Owner, year: HomeYear, { ring_fence_basis }: Plan): Part {
  const deductions = year.costs + year.deductible_interest + year.depreciation
  return {
    owner,
    isAlone: ring_fence_basis === 'property',
    income: shareOf(owner, year.income),
    deductions: shareOf(owner, deductions),
  }
}

function taxOwner(rules: RulePack, parts: readonly Part[], taxYear: number): OwnerOfPortfolio {
  const owners = parts.map(({ owner }) => owner)
  const { name = '', kind = 'individual' } = owners[0] ?? {}
  const other_income = highest(owners.map((owner) => owner.other_income))
  const alone = parts.filter(({ isAlone }) => isAlone)
  const together = parts.filter(({ isAlone }) => !isAlone)
  const fences = [...alone.map((part) => fenceOf([part])), fenceOf(together)]
  const taxable = toCents(sum(fences.map((fence) => fence.taxable)))
  const withHomes = incomeTax(rules, other_income + taxable, taxYear, kind)
  return {
    name,
    kind,
    homes: parts.length,
    other_income,
    other_income_differs: new Set(owners.map((owner) => owner.other_income)).size > 1,
    residential_income: toCents(sum(parts.map(({ income }) => income))),
    deductions: toCents(sum(parts.map(({ deductions }) => deductions))),
    brought_forward: toCents(sum(fences.map((fence) => fence.brought_forward))),
    taxable,
    carried_forward: toCents(sum(fences.map((fence) => fence.carried_forward))),
    tax: toCents(withHomes - incomeTax(rules, other_income, taxYear, kind)),
  }
}

/** What is brought forward is of the owner: each home repeats it, or has 0 where it was not given. */
function fenceOf(parts: readonly Part[]) {
  const income = sum(parts.map((part) => part.income))
  const deductions = sum(parts.map((part) => part.deductions)) + Math.max(-income, 0)
  const brought_forward = highest(parts.map(({ owner }) => owner.brought_forward))
  return { ...ringFence(income, deductions, brought_forward), brought_forward }
}

/** An owner's share of an amount in cents, in NZD. */
function shareOf({ share_pct }: Owner, cents: number): number {
  return round((cents * share_pct) / 100) / 100
}

function highest(amounts: readonly number[]): number {
  return Math.max(...amounts, 0)
}
