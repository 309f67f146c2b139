import { DWELLINGS } from '@homeyield/domain/property/property-options'
import { TERM_FIELDS, type Terms } from '@homeyield/domain/screening/terms'
import { useState } from 'react'
import { BooleanField } from '../../../components/inputs/boolean-field.tsx'
import { ChoiceField } from '../../../components/inputs/choice-field.tsx'
import { InputFormContext } from '../../../components/inputs/input-form.ts'
import { NumberField } from '../../../components/inputs/number-field.tsx'
import { PublishedRates } from '../../../components/published-rates/published-rates.tsx'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { FigureInput } from './figure-input.tsx'
import { useTermsForm } from './use-terms-form.ts'

interface TermsFieldsProps {
  readonly terms: Terms
  readonly today: string
  readonly onTerms: (terms: Partial<Terms>) => void
}

const DWELLING_OPTIONS = DWELLINGS.map((dwelling) => [dwelling, dwelling] as const)

/** Deposit, loan and costs, which count for every home of the list. */
export function TermsFields({ terms, today, onTerms }: TermsFieldsProps) {
  const form = useTermsForm(terms, onTerms)
  const [showsRates, setShowsRates] = useState(false)
  return (
    <InputFormContext value={form}>
      <div className="fields">
        <Deposit terms={terms} onTerms={onTerms} />
        <div className="stack tight">
          <NumberField name="interest_rate" unit="%" placeholder="e.g. 6" />
          <div className="row">
            <Button look="quiet" aria-expanded={showsRates} onClick={() => setShowsRates(!showsRates)}>
              What banks advertise
            </Button>
          </div>
        </div>
        <NumberField name="loan_duration_months" inYears />
        <ChoiceField name="repayment_type" list />
        <ChoiceField name="loan_payment_term" list />
      </div>
      {showsRates ? <PublishedRates today={today} onUse={(rate) => form.setValue('interest_rate', rate)} /> : null}
      <h3>Costs a year</h3>
      <div className="fields">
        <NumberField name="rates" />
        <NumberField name="insurance_cost" />
        <NumberField name="repairs_maintenance" />
        <NumberField name="contingency" />
        <div className="stack tight">
          <NumberField name="property_management_fees" />
          <BooleanField name="fee_plus_gst" />
        </div>
        <NumberField name="vacancy_weeks" />
        <NumberField name="body_corporate_fees" />
        <NumberField name="other_expenses" />
      </div>
      <h3>Where a line does not say</h3>
      <div className="fields">
        <SelectField
          label="Dwelling type"
          value={terms.dwelling}
          options={DWELLING_OPTIONS}
          onChoice={(dwelling) => onTerms({ dwelling })}
        />
        <FigureInput
          name="assumed_bedrooms"
          field={TERM_FIELDS.number_of_bedrooms}
          label="Bedrooms"
          hint="Empty: such a home gets no rent until you enter them."
          value={terms.number_of_bedrooms}
          onValue={(number_of_bedrooms) => onTerms({ number_of_bedrooms })}
        />
      </div>
    </InputFormContext>
  )
}

function Deposit({ terms, onTerms }: Omit<TermsFieldsProps, 'today'>) {
  const [isAmount, setAmount] = useState(terms.deposit !== null)
  return (
    <div className="stack tight">
      <RadioGroup
        name="deposit_as"
        label="Deposit"
        value={isAmount ? 'amount' : 'share'}
        options={[
          { value: 'share', label: 'Share of the price' },
          { value: 'amount', label: 'Amount' },
        ]}
        onChoice={(choice) => {
          setAmount(choice === 'amount')
          if (choice === 'share') onTerms({ deposit: null })
        }}
      />
      {isAmount ? (
        <NumberField name="deposit" label="Amount of the deposit" hint="The same for every home." />
      ) : (
        <FigureInput
          name="deposit_pct"
          field={TERM_FIELDS.deposit_pct}
          label="Share of each price"
          value={terms.deposit_pct}
          onValue={(share) => onTerms({ deposit_pct: share ?? TERM_FIELDS.deposit_pct.default })}
        />
      )}
    </div>
  )
}
