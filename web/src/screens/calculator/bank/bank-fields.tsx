import { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import type { ValueSource } from '@homeyield/domain/analysis/lender/lender-inputs'
import { LENDER_FIELDS, VALUE_SOURCES } from '@homeyield/domain/calculation/lender-fields'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useAnalysis } from '../analysis/use-analysis.ts'
import { fieldProblem } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { setAnalysis, setProblem, withoutProblem } from '../model/calculator-transitions.ts'
import { Editable, FigureField } from '../sections/fields.tsx'
import type { BankInput } from '../analysis/bank-inputs.ts'
import styles from './for-your-bank.module.css'

const VALUES = VALUE_SOURCES.map((source) => [source, LENDER_FIELDS.value_source.labels[source]] as const)

const LOOKS = {
  gross_income: { prefix: '$', hint: 'Of the household, a year, without this rent.' },
  other_debt: { prefix: '$', hint: 'Every other loan and card limit.' },
  rent_shading_pct: {
    suffix: '% of rent',
    hint: 'Some banks count 75% of the rent: type 25. Shown below in any case.',
  },
} as const

/** What a bank asks, besides the calculation. Without Premium, what the LVR follows from. */
export function BankFields({ premium }: { premium: boolean }) {
  const store = useCalculatorStore()
  const source = useCalculator(({ form }) => form.analysis?.value_source) ?? 'purchase_price'
  return (
    <Editable>
      <div className={styles.fields}>
        <SelectField
          label="Value that the bank takes"
          value={source}
          options={VALUES}
          onChoice={(chosen) => store.update(chooseValue, chosen)}
        />
        {source === 'estimated_value' ? (
          <FigureField name="estimated_value" look="narrow-line" hint="From a valuer or an agent." />
        ) : null}
        {premium ? (
          <>
            <BankField name="gross_income" {...LOOKS.gross_income} />
            <BankField name="other_debt" {...LOOKS.other_debt} />
            <BankField name="rent_shading_pct" {...LOOKS.rent_shading_pct} />
            <TestRate />
          </>
        ) : null}
      </div>
      <div className={styles.choices}>
        <Choice name="owner_occupied">You will live in it</Choice>
        <Choice name="new_build">A new build</Choice>
      </div>
    </Editable>
  )
}

function chooseValue(state: CalculatorState, source: ValueSource): CalculatorState {
  return setAnalysis(state, { value_source: source === 'purchase_price' ? null : source })
}

function Choice({ name, children }: { name: 'owner_occupied' | 'new_build'; children: string }) {
  const store = useCalculatorStore()
  const checked = useCalculator(({ form }) => form.analysis?.[name]) ?? false
  return (
    <Checkbox
      name={name}
      checked={checked}
      onCheck={(_, chosen) => store.update(setAnalysis, { [name]: chosen || null })}
    >
      {children}
    </Checkbox>
  )
}

/** Its default follows the loans. */
function TestRate() {
  const analysis = useAnalysis(true, 'bank')
  const lender = analysis !== null && isKnown(analysis.lender) ? analysis.lender.value : null
  const rate = lender !== null && isKnown(lender.test_rate) ? `${writeNumber(lender.test_rate.value, 4)}%` : 'your rate'
  return (
    <BankField
      name="test_rate"
      suffix="% a year"
      decimals={2}
      hint={`Empty: your rate and ${ANALYSIS_FIELDS.test_margin.default} points. Now ${rate}.`}
    />
  )
}

interface BankFieldProps {
  readonly name: BankInput
  readonly prefix?: string
  readonly suffix?: string
  readonly decimals?: number
  readonly hint: string
}

function BankField({ name, ...look }: BankFieldProps) {
  const store = useCalculatorStore()
  const value = useCalculator(({ form }) => form.analysis?.[name]) ?? ANALYSIS_FIELDS[name].default
  const problem = useCalculator((state) => fieldProblem(state, `analysis.${name}`))
  return (
    <NumberField
      {...look}
      name={name}
      label={ANALYSIS_FIELDS[name].label}
      value={value}
      error={problem}
      onValue={(_, typed) => store.update(setBankInput, name, typed)}
      onProblem={(_, problem) => store.update(setProblem, `analysis.${name}`, problem)}
    />
  )
}

function setBankInput(state: CalculatorState, name: BankInput, value: number | null): CalculatorState {
  return setAnalysis(withoutProblem(state, `analysis.${name}`), { [name]: value })
}
