import { TENANCY_FIELDS } from '@homeyield/domain/calculation/tenancy-fields'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { fieldProblem } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { setProblem } from '../model/calculator-transitions.ts'
import { Editable } from '../sections/fields.tsx'
import { changeTenancy } from './tenancy-transitions.ts'
import styles from './rent-increases.module.css'

/** The days of the tenancy that the law asks for. */
export function TenancyFields() {
  const fixed = useCalculator(({ form }) => Boolean(form.analysis?.tenancy?.fixed_term_end))
  return (
    <Editable>
      <div className={styles.fields}>
        <DayField name="tenancy_start" label="Tenancy began" />
        <DayField name="last_increase" label="Last rent increase" hint="Empty: none yet" />
        <DayField name="fixed_term_end" label="Fixed term ends" hint="Empty: a periodic tenancy" />
        <DayField name="notice_date" label="You give notice on" hint="Empty: today" />
        <ServiceDays />
      </div>
      <div>
        {fixed ? (
          <Choice name="increase_permitted_in_term">The agreement permits an increase within the fixed term</Choice>
        ) : null}
        <Choice name="boarding_house">A boarding house</Choice>
      </div>
    </Editable>
  )
}

interface DayFieldProps {
  readonly name: 'tenancy_start' | 'last_increase' | 'fixed_term_end' | 'notice_date'
  readonly label: string
  readonly hint?: string
}

function DayField({ name, label, hint }: DayFieldProps) {
  const store = useCalculatorStore()
  const day = useCalculator(({ form }) => form.analysis?.tenancy?.[name]) ?? ''
  const problem = useCalculator((state) => fieldProblem(state, `analysis.tenancy.${name}`))
  return (
    <TextField
      type="date"
      label={label}
      hint={day === '' ? hint : undefined}
      value={day}
      error={problem ?? undefined}
      onChange={({ target }) => store.update(changeTenancy, { [name]: target.value || null })}
    />
  )
}

function ServiceDays() {
  const store = useCalculatorStore()
  const { label, default: none } = TENANCY_FIELDS.service_days
  const days = useCalculator(({ form }) => form.analysis?.tenancy?.service_days) ?? none
  const problem = useCalculator((state) => fieldProblem(state, 'analysis.tenancy.service_days'))
  return (
    <NumberField
      name="service_days"
      label={label}
      suffix="days"
      value={days}
      error={problem}
      hint="0 where you hand it over."
      onValue={(_, typed) => store.update(changeTenancy, { service_days: typed })}
      onProblem={(_, problem) => store.update(setProblem, 'analysis.tenancy.service_days', problem)}
    />
  )
}

function Choice({ name, children }: { name: 'increase_permitted_in_term' | 'boarding_house'; children: string }) {
  const store = useCalculatorStore()
  const checked = useCalculator(({ form }) => form.analysis?.tenancy?.[name]) ?? false
  return (
    <Checkbox
      name={name}
      checked={checked}
      onCheck={(_, chosen) => store.update(changeTenancy, { [name]: chosen || null })}
    >
      {children}
    </Checkbox>
  )
}
