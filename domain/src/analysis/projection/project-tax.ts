import type { Day } from '../../dates/calendar-day.ts'
import { addDays, addMonths } from '../../dates/calendar-day.ts'
import { round, toCents } from '../../money/round.ts'
import type { Deal } from '../deal.ts'
import type { ScheduledPayment } from '../../loans/build-loan-schedule.ts'
import { toWholeCents } from '../../loans/build-loan-schedule.ts'
import { paymentsOfYear } from '../../loans/loan-years.ts'
import type { BrightLine } from '../tax/bright-line.ts'
import { brightLine } from '../tax/bright-line.ts'
import { depreciateChattels } from '../tax/depreciate-chattels.ts'
import { interestShares } from '../tax/interest-share-pct.ts'
import type { OwnerTax, OwnerYear } from '../tax/owner-tax.ts'
import { ownerTax } from '../tax/owner-tax.ts'
import { taxYearOf } from '../tax/tax-year-of.ts'
import type { Rule, RulePack } from '../rules/rule-pack.ts'
import { ruleOn } from '../rules/rule-pack.ts'
import { sum } from '../../money/sum.ts'
import type { Plan } from './plan.ts'
import type { Owner } from '../../calculation/owner-fields.ts'
import type { CashYear } from './project-cash.ts'

/** A year's tax, of all owners together, in cents. */
export interface TaxYear {
  readonly deductible_interest: number
  readonly depreciation: number
  readonly taxable_income: number
  readonly carried_forward: number
  readonly tax: number
}

/** An owner's year, what it follows from and its tax: NZD. */
export type OwnedYear = Omit<OwnerYear, 'kind'> & OwnerTax

/** An owner's years. */
export interface OwnerAhead {
  readonly name: string
  readonly years: readonly OwnedYear[]
}

export interface ProjectedTax {
  readonly years: readonly TaxYear[]
  readonly owners: readonly OwnerAhead[]
  /** The day of the sale, at the end of the last year. */
  readonly saleDay: Day
  readonly brightLine: BrightLine
  /** The gain on the sale that is taxed, in cents; 0 for none. */
  readonly gain: number
  /** A loss on a taxed sale, in cents, which counts only against gains of other land sales; 0 for none. */
  readonly loss: number
}

/** Every year's tax, the sale at the end of the last one included. Source: investment analysis section 3.2. */
export function projectTax(
  rules: RulePack,
  deal: Deal,
  plan: Plan,
  cash: readonly CashYear[],
  saleCosts: number,
): ProjectedTax {
  const chattels = depreciateChattels(
    toWholeCents(plan.chattels_cost),
    plan.chattels_rate_pct,
    plan.chattels_method,
    plan.years,
  )
  const deductible = cash.map((_, index) => deductibleInterest(rules, deal, plan, index))
  const denied = sum(cash.map(({ interest }, index) => interest - (deductible[index] ?? 0)))
  const saleDay = endOfYear(plan, plan.years)
  const line = brightLine(rules, {
    acquired: plan.acquired_date,
    start: plan.settlement_date,
    end: saleDay,
    new_build: plan.new_build,
    main_home: plan.main_home,
  })
  const proceeds = (cash.at(-1)?.value ?? 0) - saleCosts - (chattels.at(-1)?.book ?? 0)
  const bought = toWholeCents(deal.price) + toWholeCents(plan.purchase_costs) - toWholeCents(plan.chattels_cost)
  const cost = bought + sum(cash.map(({ capital_spend }) => capital_spend)) + denied
  const gain = line.taxed ? Math.max(proceeds - cost, 0) : 0
  const loss = line.taxed ? Math.max(cost - proceeds, 0) : 0

  const owned = plan.owners.map((): OwnedYear[] => [])
  let broughtForward = plan.owners.map(({ brought_forward }) => brought_forward)
  const years = cash.map((year, index) => {
    const last = index === plan.years - 1
    const depreciation = chattels[index]?.depreciation ?? 0
    const deductions = year.management + year.other_costs + (deductible[index] ?? 0) + depreciation
    const taxes = plan.owners.map((owner, at) => {
      const given = {
        // That of the last day of the analysis year.
        tax_year: taxYearOf(addDays(endOfYear(plan, index + 1), -1)),
        other_income: owner.other_income,
        residential_income: toCents(partOf(owner, year.gross_rent - year.vacancy) + otherHomes(owner, plan)),
        deductions: partOf(owner, deductions),
        brought_forward: broughtForward[at] ?? 0,
        land_gain: last ? partOf(owner, gain) : 0,
        released: last && line.taxed && (plan.ring_fence_basis === 'property' || !plan.other_rentals),
      }
      const taxes = ownerTax(rules, { ...given, kind: owner.kind })
      owned[at]?.push({ ...given, ...taxes })
      return taxes
    })
    broughtForward = taxes.map(({ carried_forward }) => carried_forward)
    return {
      deductible_interest: deductible[index] ?? 0,
      depreciation,
      taxable_income: toWholeCents(sum(taxes.map(({ taxable }) => taxable))),
      carried_forward: toWholeCents(sum(broughtForward)),
      tax: toWholeCents(sum(taxes.map(({ tax }) => tax))),
    }
  })
  const owners = plan.owners.map(({ name }, at) => ({ name, years: owned[at] ?? [] }))
  return { years, owners, saleDay, brightLine: line, gain, loss }
}

/** The year's interest weighed by the share that counts on the day of each payment, in cents. */
function deductibleInterest(rules: RulePack, { loans }: Deal, plan: Plan, index: number): number {
  const shares = interestShares(rules, plan.acquired_date, plan.new_build)
  return round(sum(loans.map((loan) => weighedInterest(shares, paymentsOfYear(loan, index)))) / 100)
}

/** Payments are in the order of their days: a plan of thirty years has ten thousand, and few years two shares. */
function weighedInterest(shares: readonly Rule<number>[], payments: readonly ScheduledPayment[]): number {
  const shareOn = (day: Day | undefined) => (day === undefined ? null : ruleOn(shares, day))
  const first = shareOn(payments[0]?.date)
  if (first === shareOn(payments.at(-1)?.date)) {
    return payments.reduce((total, { interest }) => total + interest, 0) * (first?.value ?? 0)
  }
  return payments.reduce((total, { date, interest }) => total + interest * (shareOn(date)?.value ?? 0), 0)
}

function endOfYear({ settlement_date }: Plan, year: number): Day {
  return addMonths(settlement_date, 12 * year)
}

/** An owner's part of an amount in cents, in NZD. */
function partOf({ share_pct }: Owner, cents: number): number {
  return round((cents * share_pct) / 100) / 100
}

function otherHomes({ other_residential_net }: Owner, { ring_fence_basis }: Plan): number {
  return ring_fence_basis === 'portfolio' ? other_residential_net : 0
}
