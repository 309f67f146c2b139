import { DWELLINGS } from '@homeyield/domain/property/property-options'
import { type Criteria, type Criterion, CRITERION_FIELDS } from '@homeyield/domain/screening/criteria'
import type { ReactNode } from 'react'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { FigureInput } from './figure-input.tsx'

interface CriteriaFieldsProps {
  readonly criteria: Criteria
  readonly onCriteria: (criteria: Partial<Criteria>) => void
}

const FIGURES = [
  'gross_at_least',
  'cash_at_least',
  'price_at_most',
  'bedrooms_at_least',
  'bedrooms_at_most',
] as const satisfies readonly Criterion[]

const CONFIDENCE = CRITERION_FIELDS.confidence_at_least
const CONFIDENCE_OPTIONS = [
  ['', 'Any'],
  ...CONFIDENCE.options.map((option) => [option, option] as const),
] as const satisfies readonly (readonly [string, string])[]

/** What a home must have; one that misses a deal-breaker is out. */
export function CriteriaFields({ criteria, onCriteria }: CriteriaFieldsProps) {
  const breaker = (criterion: Criterion, label: string, isGiven: boolean) => (
    <Checkbox
      name={`deal_breaker_${criterion}`}
      checked={isGiven && criteria.deal_breakers.includes(criterion)}
      disabled={!isGiven}
      onCheck={(isOne) => {
        const others = criteria.deal_breakers.filter((name) => name !== criterion)
        onCriteria({ deal_breakers: isOne ? [...others, criterion] : others })
      }}
    >
      Deal-breaker<span className="visually-hidden">: {label}</span>
    </Checkbox>
  )
  return (
    <div className="fields">
      {FIGURES.map((name) => (
        <Part key={name}>
          <FigureInput
            name={name}
            field={CRITERION_FIELDS[name]}
            value={criteria[name]}
            onValue={(value) => onCriteria({ [name]: value })}
          />
          {breaker(name, CRITERION_FIELDS[name].label, criteria[name] !== null)}
        </Part>
      ))}
      <Part>
        <SelectField
          label={CONFIDENCE.label}
          value={criteria.confidence_at_least ?? ''}
          options={CONFIDENCE_OPTIONS}
          onChoice={(chosen) => onCriteria({ confidence_at_least: chosen === '' ? null : chosen })}
        />
        {breaker('confidence_at_least', CONFIDENCE.label, criteria.confidence_at_least !== null)}
      </Part>
      <Part>
        <fieldset>
          <legend className="bold">Dwelling type; none ticked: any</legend>
          {DWELLINGS.map((dwelling) => (
            <Checkbox
              key={dwelling}
              name={`dwelling_${dwelling}`}
              checked={criteria.dwellings.includes(dwelling)}
              onCheck={(isOne) => {
                const others = criteria.dwellings.filter((one) => one !== dwelling)
                onCriteria({ dwellings: isOne ? [...others, dwelling] : others })
              }}
            >
              {dwelling}
            </Checkbox>
          ))}
        </fieldset>
        {breaker('dwellings', 'Dwelling type', criteria.dwellings.length > 0)}
      </Part>
    </div>
  )
}

function Part({ children }: { readonly children: ReactNode }) {
  return <div className="stack close">{children}</div>
}
