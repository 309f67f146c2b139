import { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { NumberField } from '../../../components/inputs/number-field.tsx'
import { useCalculator } from '../model/calculator-store.ts'
import { PageLink } from '../sections/page-link.tsx'
import { RentMode } from '../sections/rent-mode.tsx'
import { GrowthEvidence, GrowthSource } from './growth-evidence.tsx'
import { PlannedSpending } from './planned-spending.tsx'
import { SaleYear } from './sale-year.tsx'

const FREE_YEARS = 5

const GROWTHS = ['value_growth_pct', 'rent_growth_pct', 'expense_inflation_pct'] as const
const FREE_COSTS = ['purchase_costs'] as const
const COSTS = [
  'purchase_costs',
  'purchase_legal_fees',
  'sale_cost_pct',
  'sale_cost_fixed',
  'discount_rate_pct',
] as const

/** How many years, what grows by how much, and what buying and selling cost. */
export function GrowthFields({ premium }: { premium: boolean }) {
  return (
    <>
      <p className="quiet">Each figure that is not your own is a guide, change it.</p>
      <div className="fields">
        <Years premium={premium} />
        {GROWTHS.map((name) => (
          <Growth key={name} name={name} />
        ))}
        {(premium ? COSTS : FREE_COSTS).map((name) => (
          <Cost key={name} name={name} />
        ))}
        {premium ? <SaleYear /> : null}
      </div>
      <LawfulRent />
      <GrowthSource />
      <PlannedSpending />
    </>
  )
}

/** The law's part in the growth of the rent; the tenancy has its fields in “Rent increases”. */
function LawfulRent() {
  const hasTenancy = useCalculator(({ form }) => Boolean(form.analysis?.tenancy?.tenancy_start))
  if (hasTenancy) return <RentMode>Count only the increases that the law allows, as in “Rent increases”</RentMode>
  return (
    <div>
      <p className="quiet">
        The rent rises every year. To count only the increases that the law allows, enter when the tenancy began.
      </p>
      <p>
        <PageLink page="rent" section="rent-increases">
          Go to Rent increases
        </PageLink>
      </p>
    </div>
  )
}

function Years({ premium }: { premium: boolean }) {
  const years = useCalculator(({ form }) => form.analysis?.years) ?? ANALYSIS_FIELDS.years.default
  return (
    <NumberField
      name="analysis.years"
      value={premium ? undefined : Math.min(years, FREE_YEARS)}
      highest={premium ? undefined : FREE_YEARS}
      hint={premium ? undefined : 'Up to 30 years with Premium.'}
    />
  )
}

function Growth({ name }: { name: (typeof GROWTHS)[number] }) {
  const guide = useGuide(name, '%')
  return (
    <NumberField
      name={`analysis.${name}`}
      label={`${ANALYSIS_FIELDS[name].label}, a year`}
      unit="%"
      hint={
        name === 'expense_inflation_pct' ? (
          guide
        ) : (
          <>
            {guide} <GrowthEvidence of={name} />
          </>
        )
      }
    />
  )
}

function Cost({ name }: { name: (typeof COSTS)[number] }) {
  return <NumberField name={`analysis.${name}`} hint={useGuide(name, '')} />
}

/** What the guide is that an own figure replaces. */
function useGuide(name: (typeof GROWTHS | typeof COSTS)[number], unit: string): string {
  const own = useCalculator(({ form }) => form.analysis?.[name]) ?? null
  const guide = ANALYSIS_FIELDS[name].default
  return own === null || own === guide ? '' : `The guide is ${writeNumber(guide)}${unit}.`
}
