import { packOf } from '@homeyield/domain/analysis/rules/packs'
import { NOTICE_WAYS, TENANCY_FIELDS } from '@homeyield/domain/calculation/tenancy-fields'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { today } from '../model/today.ts'
import { fieldProblem } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { Editable } from '../sections/fields.tsx'
import { noticeHint } from './increase-words.ts'
import { changeTenancy } from './tenancy-transitions.ts'
import styles from './rent-increases.module.css'

/** The days of the tenancy that the law asks for. */
export function TenancyFields() {
  const fixed = useCalculator(({ form }) => Boolean(form.analysis?.tenancy?.fixed_term_end))
  const byEmail = useCalculator(({ form }) => form.analysis?.tenancy?.notice_by === 'email')
  return (
    <Editable>
      <div className={styles.fields}>
        <DayField name="tenancy_start" label="Tenancy began" />
        <DayField name="last_increase" label="Last rent increase" hint="Empty: none yet" />
        <DayField name="fixed_term_end" label="Fixed term ends" hint="Empty: a periodic tenancy" />
        <DayField name="notice_date" label="You give notice on" hint="Empty: today" />
        <NoticeBy />
      </div>
      <div>
        {byEmail ? <Choice name="notice_after_5pm">{TENANCY_FIELDS.notice_after_5pm.label}</Choice> : null}
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

function NoticeBy() {
  const store = useCalculatorStore()
  const { label, labels } = TENANCY_FIELDS.notice_by
  const way = useCalculator(({ form }) => form.analysis?.tenancy?.notice_by) ?? 'in_person'
  const late = useCalculator(({ form }) => form.analysis?.tenancy?.notice_after_5pm) ?? false
  const rules = useCalculator(({ form }) => form.analysis?.rules) ?? null
  return (
    <SelectField
      label={label}
      value={way}
      hint={noticeHint({ notice_by: way, notice_after_5pm: late }, packOf(rules), today())}
      options={NOTICE_WAYS.map((option) => [option, labels[option]] as const)}
      onChoice={(notice_by) =>
        store.update(changeTenancy, {
          notice_by: notice_by === 'in_person' ? null : notice_by,
          ...(notice_by === 'email' ? {} : { notice_after_5pm: null }),
        })
      }
    />
  )
}

function Choice({
  name,
  children,
}: {
  name: 'increase_permitted_in_term' | 'boarding_house' | 'notice_after_5pm'
  children: string
}) {
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
