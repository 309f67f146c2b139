import { BETTER_STEP, type Comparable, COMPARABLE_FIELDS } from '@homeyield/domain/documents/document-fields'
import { limitsProblem } from '@homeyield/domain/fields/limits-problem'
import { formatMoney } from '@homeyield/domain/money/amount'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { LabelledNumberBox } from '../../../ui/labelled-number-box.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './composer.module.css'

interface ComparableCardProps {
  readonly number: number
  readonly comparable: Comparable
  readonly problemAt: (name: keyof Comparable) => string | undefined
  readonly isOpen: boolean
  readonly onToggle: (open: boolean) => void
  readonly onChange: (changes: Partial<Comparable>) => void
  readonly onRemove: () => void
}

const FIELDS = COMPARABLE_FIELDS
const { lowest, highest } = FIELDS.better_pct.limits
const STEPS = Array.from({ length: (highest - lowest) / BETTER_STEP + 1 }, (_, step) => highest - step * BETTER_STEP)
const STEP_OPTIONS = STEPS.map((step) => [String(step), stepText(step)] as const)
const DWELLING_OPTIONS = FIELDS.dwelling.options.map((dwelling) => [dwelling, dwelling] as const)

export function ComparableCard(props: ComparableCardProps) {
  const { number, comparable, problemAt, isOpen, onToggle, onChange, onRemove } = props
  const { address, weekly_rent, counts, better_pct } = comparable
  const summary = [
    address ?? `Comparable home ${number}`,
    weekly_rent === null ? 'no rent yet' : `${formatMoney(weekly_rent)} a week`,
    better_pct === 0 ? '' : stepText(better_pct),
    counts ? '' : 'does not count',
  ]
  return (
    <details
      className={`outlined round ${styles.comparable}`}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary className={`flex middle target bold pointer pad-x ${styles.summary}`}>
        {summary.filter((text) => text !== '').join(' · ')}
      </summary>
      <div className="stack pad">
        <Line name="address" {...{ comparable, problemAt, onChange }} />
        <div className="fields">
          <Figure name="weekly_rent" prefix="$" suffix="a week" {...{ comparable, problemAt, onChange }} />
          <Figure name="number_of_bedrooms" {...{ comparable, problemAt, onChange }} />
          <SelectField
            label={FIELDS.dwelling.label}
            value={comparable.dwelling}
            options={DWELLING_OPTIONS}
            onChoice={(dwelling) => onChange({ dwelling })}
          />
          <SelectField
            label="Against this home it is"
            value={String(better_pct)}
            options={STEP_OPTIONS}
            error={problemAt('better_pct')}
            onChoice={(step) => onChange({ better_pct: Number(step) })}
          />
          <TextField
            type="date"
            label={FIELDS.let_on.label}
            value={comparable.let_on ?? ''}
            error={problemAt('let_on')}
            onChange={({ target }) => onChange({ let_on: target.value || null })}
          />
          <Line name="source" {...{ comparable, problemAt, onChange }} />
        </div>
        <Line name="note" {...{ comparable, problemAt, onChange }} />
        <div className="row wide">
          <Checkbox name={`counts-${number}`} checked={counts} onCheck={(checked) => onChange({ counts: checked })}>
            Count it
          </Checkbox>
          <Button look="quiet" aria-label={`Remove comparable home ${number}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
    </details>
  )
}

type PartProps = Pick<ComparableCardProps, 'comparable' | 'problemAt' | 'onChange'>

function Line({ name, comparable, problemAt, onChange }: PartProps & { name: 'address' | 'source' | 'note' }) {
  const { label, longest } = FIELDS[name]
  return (
    <TextField
      label={label}
      value={comparable[name] ?? ''}
      maxLength={longest}
      autoComplete="off"
      error={problemAt(name)}
      onChange={({ target }) => onChange({ [name]: target.value || null })}
    />
  )
}

interface FigureProps extends PartProps {
  readonly name: 'weekly_rent' | 'number_of_bedrooms'
  readonly prefix?: string
  readonly suffix?: string
}

function Figure({ name, prefix, suffix, comparable, problemAt, onChange }: FigureProps) {
  const [unread, setUnread] = useState<string | null>(null)
  const { label, limits } = FIELDS[name]
  return (
    <LabelledNumberBox
      name={name}
      label={label}
      value={comparable[name]}
      prefix={prefix}
      suffix={suffix}
      decimals={prefix === '$' ? 2 : 0}
      error={unread ?? limitsProblem(limits, comparable[name]) ?? problemAt(name)}
      onValue={(_, value) => onChange({ [name]: value })}
      onProblem={(_, problem) => setUnread(problem)}
    />
  )
}

function stepText(step: number): string {
  if (step === 0) return 'alike'
  return step > 0 ? `${step}% better` : `${-step}% worse`
}
