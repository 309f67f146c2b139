import type { Deal } from '../deal/deal.ts'
import type { Parts } from '../../outcome/lazily.ts'
import { once } from '../../outcome/lazily.ts'
import type { Outcome, Unknown } from '../../outcome/outcome.ts'
import { chainKnown, mapKnown, missingInput, NEEDS_PREMIUM } from '../../outcome/outcome.ts'
import { keysOf } from '../../records/keys-of.ts'
import { pick } from '../../records/pick.ts'
import type { RulePack } from '../rules/rule-pack.ts'
import { sharesProblem } from '../tax/shares-problem.ts'
import { ownerKey } from './owner-key.ts'
import type { Plan } from '../inputs/plan.ts'
import type { Owner } from '../../calculation/owner-fields.ts'
import type { ProjectedYear, Projection } from './project-years.ts'
import { NO_VALUE, projectYears } from './project-years.ts'

// Without Premium.
const FREE_YEARS = 5

const TAXED = [
  'deductible_interest',
  'depreciation',
  'legal_fees',
  'taxable_income',
  'carried_forward',
  'tax',
  'cash_flow_after_tax',
  'cash_on_cash_after_tax',
] as const satisfies (keyof ProjectedYear)[]
const TAX_COLUMNS: ReadonlySet<string> = new Set(TAXED)

export type TaxedYear = Pick<ProjectedYear, (typeof TAXED)[number]>
export type YearBeforeTax = Omit<ProjectedYear, keyof TaxedYear>

const AFTER_TAX = [
  'sale_day',
  'last_taxed_day',
  'bright_line_taxed',
  'taxable_gain',
  'unused_loss',
  'gain_parts',
  'denied_interest',
  'deducted_legal_fees',
  'chattels_book',
  'owners',
  'total_return_after_tax',
  'irr_after_tax',
  'npv_after_tax',
] as const satisfies (keyof Projection)[]

export type AfterTax = Pick<Projection, (typeof AFTER_TAX)[number]> & { readonly years: readonly TaxedYear[] }

/**
 * Years ahead of a home, its sale at the end of `sale_year` or of the last year, and both after tax until the sale.
 */
export interface YearsAhead {
  readonly years_ahead: Outcome<Pick<Projection, 'cash_invested'> & { readonly years: readonly YearBeforeTax[] }>
  readonly sale: Outcome<
    Pick<Projection, 'total_return_before_tax' | 'irr_before_tax' | 'npv_before_tax'> & {
      readonly sale_costs: number
      readonly sale_proceeds: number
    }
  >
  readonly after_tax: Outcome<AfterTax>
}

/**
 * How the parts of the projection are computed; the first five years before tax are free. `noSchedule` says why a loan
 * has no schedule. Source: docs/method/years-and-tax.md, "Projection".
 */
export function yearsAhead(
  rules: RulePack,
  deal: Outcome<Deal>,
  noSchedule: Unknown | null,
  plan: Plan,
  premium: boolean,
): Parts<YearsAhead> {
  const years = premium ? plan.years : Math.min(plan.years, FREE_YEARS)
  const saleYear = plan.sale_year ?? years
  const project = (until: number) =>
    chainKnown(noSchedule ?? deal, (known): Outcome<Projection> => {
      if (plan.rent_mode === 'lawful' && plan.tenancy === null) return missingInput('the day when the tenancy began')
      return { value: projectYears(rules, known, { ...plan, years: until }) }
    })
  const shown = once(() => project(years))
  const sold = once(() => (!premium ? NEEDS_PREMIUM : saleYear === years ? shown() : project(saleYear)))
  return {
    years_ahead: () =>
      mapKnown(shown(), ({ cash_invested, years: rows }) => ({ cash_invested, years: rows.map(beforeTax) })),
    sale: () => chainKnown(sold(), saleOf),
    after_tax: () =>
      chainKnown(
        sold(),
        (known) =>
          ownersProblem(plan.owners) ?? { value: { ...pick(known, AFTER_TAX), years: known.years.map(taxed) } },
      ),
  }
}

function saleOf({ sale, total_return_before_tax, irr_before_tax, npv_before_tax }: Projection): YearsAhead['sale'] {
  if (sale === null) return NO_VALUE
  return {
    value: {
      sale_costs: sale.costs,
      sale_proceeds: sale.proceeds,
      total_return_before_tax,
      irr_before_tax,
      npv_before_tax,
    },
  }
}

/** The columns of a year that do not follow from tax. */
function beforeTax(year: ProjectedYear): YearBeforeTax {
  return pick(
    year,
    keysOf(year).filter((name): name is keyof YearBeforeTax => !TAX_COLUMNS.has(name)),
  )
}

/** The columns of a year that follow from tax. */
function taxed(year: ProjectedYear): TaxedYear {
  return pick(year, TAXED)
}

export function ownersProblem(owners: readonly Owner[]): Unknown | null {
  if (owners.length === 0) return missingInput('an owner')
  // The portfolio takes owners with the same name for one person.
  if (new Set(owners.map(ownerKey)).size < owners.length) return missingInput('a different name for each owner')
  return sharesProblem(owners.map(({ share_pct }) => share_pct))
}
