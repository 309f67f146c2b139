import { ANALYSIS_FIGURES } from '@homeyield/domain/analysis/analysis-figures'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { NumberField } from '../../../ui/number-field.tsx'
import { SliderField } from '../../../ui/slider-field.tsx'
import { fieldProblem } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore, useReadonly } from '../model/calculator-store.ts'
import { setAnalysis, setProblem, withoutProblem } from '../model/calculator-transitions.ts'
import { NOT_A_NUMBER } from '../sections/fields.tsx'
import type { YearsInput } from './years-inputs.ts'
import styles from './years-ahead.module.css'

const FREE_YEARS = 5
const MOST_YEARS = 30

const GROWTHS = ['value_growth_pct', 'rent_growth_pct', 'expense_inflation_pct'] as const
const COSTS = {
  purchase_costs: { premium: false, prefix: '$', suffix: '' },
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
          <Growth key={name} name={name} />
        ))}
      </div>
      <div className={styles.fields}>
        {COST_NAMES.filter((name) => premium || !COSTS[name].premium).map((name) => (
          <Cost key={name} name={name} />
        ))}
      </div>
    </>
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
      hint={useGuide(name, '%')}
    />
  )
}

function Cost({ name }: { name: keyof typeof COSTS }) {
  const { premium: _, ...look } = COSTS[name]
  return <NumberField {...useYearsField(name)} {...look} decimals={2} hint={useGuide(name, '')} />
}

function useGuide(name: Exclude<YearsInput, 'years'>, unit: string): string {
  const own = useCalculator(({ form }) => form.analysis?.[name]) ?? null
  const guide = ANALYSIS_FIGURES[name].default
  return own === null || own === guide ? 'A guide, change it.' : `The guide is ${writeNumber(guide)}${unit}.`
}

function useYearsField(name: YearsInput) {
  const store = useCalculatorStore()
  const value = useCalculator(({ form }) => form.analysis?.[name]) ?? ANALYSIS_FIGURES[name].default
  const error = useCalculator((state) => fieldProblem(state, `analysis.${name}`))
  return {
    name,
    label: ANALYSIS_FIGURES[name].label,
    value,
    error,
    disabled: useReadonly(),
    onValue: (_: string, typed: number | null) => store.update(setYearsInput, name, typed),
    onUnreadable: (_: string, unreadable: boolean) =>
      store.update(setProblem, `analysis.${name}`, unreadable ? NOT_A_NUMBER : null),
  }
}

function setYearsInput(state: CalculatorState, name: YearsInput, value: number | null): CalculatorState {
  return setAnalysis(withoutProblem(state, `analysis.${name}`), { [name]: value })
}
