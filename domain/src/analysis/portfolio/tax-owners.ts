import { toCents } from '../../money/round.ts'
import { ownerKey } from '../projection/owner-key.ts'
import type { Plan } from '../inputs/plan.ts'
import { shareOf } from '../projection/project-tax.ts'
import type { Owner, OwnerKind } from '../../calculation/owner-fields.ts'
import type { RulePack } from '../rules/rule-pack.ts'
import { sum } from '../../money/sum.ts'
import { addedTax } from '../tax/owner-tax.ts'
import { type FencedHome, ringFenceHomes } from '../tax/ring-fence.ts'
import type { HomeYear } from './first-year.ts'

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
  /** Of homes that are not among these. */
  readonly other_residential_net: number
  readonly residential_income: number
  readonly deductions: number
  readonly brought_forward: number
  readonly taxable: number
  readonly carried_forward: number
  /** What the homes add to the owner's tax; null before the rules. */
  readonly tax: number | null
}

interface Part extends FencedHome {
  readonly owner: Owner
  readonly isAlone: boolean
}

/**
 * Every owner's tax, one return for each name: homes on the portfolio basis are summed with the owner's other homes and
 * ring-fenced once, those on the property basis alone. Source: docs/method/years-and-tax.md, "Portfolio".
 */
export function taxOwners(rules: RulePack, homes: readonly TaxedHome[], taxYear: number): readonly OwnerOfPortfolio[] {
  const parts = homes.flatMap(({ year, plan }) => plan.owners.map((owner) => partOf(owner, year, plan)))
  const byOwner = Map.groupBy(parts, ({ owner }) => ownerKey(owner))
  return [...byOwner.values()].map((own) => taxOwner(rules, own, taxYear))
}

function partOf(owner: Owner, year: HomeYear, { ring_fence_basis }: Plan): Part {
  return {
    owner,
    isAlone: ring_fence_basis === 'property',
    income: shareOf(owner, year.income),
    deductions: shareOf(owner, year.deductions),
  }
}

function taxOwner(rules: RulePack, parts: readonly Part[], tax_year: number): OwnerOfPortfolio {
  const owners = parts.map(({ owner }) => owner)
  const { name = '', kind = 'individual' } = owners[0] ?? {}
  const other_income = highest(owners.map((owner) => owner.other_income))
  // Each home repeats it, or has 0 where it was not given.
  const known = owners.map((owner) => owner.other_residential_net).filter((net) => net !== 0)
  const other_residential_net = known.length === 0 ? 0 : Math.max(...known)
  const others = { income: other_residential_net, deductions: 0 }
  const alone = parts.filter(({ isAlone }) => isAlone)
  const together = parts.filter(({ isAlone }) => !isAlone)
  const shared = broughtForward(together)
  const fences = [
    ...alone.map((part) => ringFenceHomes([part], part.owner.brought_forward)),
    ringFenceHomes([others, ...together], shared),
  ]
  const taxable = toCents(sum(fences.map((fence) => fence.taxable)))
  const without = ringFenceHomes([others], shared)
  return {
    name,
    kind,
    homes: parts.length,
    other_income,
    other_income_differs: new Set(owners.map((owner) => owner.other_income)).size > 1,
    other_residential_net,
    residential_income: toCents(sum(parts.map(({ income }) => income))),
    deductions: toCents(sum(parts.map(({ deductions }) => deductions))),
    brought_forward: toCents(shared + sum(alone.map(({ owner }) => owner.brought_forward))),
    taxable,
    carried_forward: toCents(sum(fences.map((fence) => fence.carried_forward))),
    tax: addedTax(rules, { kind, tax_year }, toCents(other_income + taxable), toCents(other_income + without.taxable)),
  }
}

/** Each home of an owner repeats it, or has 0 where it was not given. */
function broughtForward(parts: readonly Part[]): number {
  return highest(parts.map(({ owner }) => owner.brought_forward))
}

function highest(amounts: readonly number[]): number {
  return Math.max(...amounts, 0)
}
