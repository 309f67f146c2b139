import { Fragment } from 'react'
import { Button } from '../../../ui/button.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { SliderField } from '../../../ui/slider-field.tsx'
import { showSection } from '../model/show-section.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { RentMode } from '../sections/rent-mode.tsx'
import { GrowthEvidence, GrowthSource } from './growth-evidence.tsx'
import { PlannedSpending } from './planned-spending.tsx'
import { SaleYear } from './sale-year.tsx'
import { useGuide, useYearsField } from './use-years-field.ts'
import styles from './years-ahead.module.css'

const FREE_YEARS = 5
const MOST_YEARS = 30

const GROWTHS = ['value_growth_pct', 'rent_growth_pct', 'expense_inflation_pct'] as const
const COSTS = {
  purchase_costs: { premium: false, prefix: '$', suffix: '' },
  purchase_legal_fees: { premium: true, prefix: '$', suffix: '' },
  sale_cost_pct: { premium: true, suffix: '% of price' },
  sale_cost_fixed: { premium: true, prefix: '$', suffix: '' },
  discount_rate_pct: { premium: true, suffix: '% a year' },
} as const
const COST_NAMES = Object.keys(COSTS) as (keyof typeof COSTS)[]

/** How many years, what grows by how much, and what buying and selling cost. */
export function GrowthFields({ premium }: { premium: boolean }) {
  return (
    <>
      <div className={styles.sliders}>
        <Years premium={premium} />
        {GROWTHS.map((name) => (
          <Fragment key={name}>
            <Growth name={name} />
            {name === 'rent_growth_pct' ? <LawfulRent /> : null}
          </Fragment>
        ))}
        <GrowthSource />
      </div>
      <div className={styles.fields}>
        {COST_NAMES.filter((name) => premium || !COSTS[name].premium).map((name) => (
          <Cost key={name} name={name} />
        ))}
      </div>
      {premium ? <SaleYear /> : null}
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
      <p className={styles.note}>
        The rent rises every year. To count only the increases that the law allows, enter when the tenancy began.
      </p>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={() => showSection('rent-increases')}>
          Go to Rent increases
        </Button>
      </div>
    </div>
  )
}

function Years({ premium }: { premium: boolean }) {
  const field = useYearsField('years')
  const highest = premium ? MOST_YEARS : FREE_YEARS
  return (
    <SliderField
      {...field}
      value={premium ? field.value : Math.min(field.value, FREE_YEARS)}
      lowest={1}
      highest={highest}
      buttonStep={1}
      hint={premium ? undefined : 'Up to 30 years with Premium.'}
    />
  )
}

function Growth({ name }: { name: (typeof GROWTHS)[number] }) {
  const field = useYearsField(name)
  return (
    <SliderField
      {...field}
      label={`${field.label}, a year`}
      suffix="%"
      decimals={2}
      lowest={-5}
      highest={10}
      step={0.25}
      buttonStep={0.25}
      hint={
        <>
          {useGuide(name, '%')} {name === 'expense_inflation_pct' ? null : <GrowthEvidence of={name} />}
        </>
      }
    />
  )
}

function Cost({ name }: { name: keyof typeof COSTS }) {
  const { premium: _, ...look } = COSTS[name]
  return <NumberField {...useYearsField(name)} {...look} decimals={2} hint={useGuide(name, '')} />
}
