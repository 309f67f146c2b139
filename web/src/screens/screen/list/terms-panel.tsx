import type { Screening } from '@homeyield/contract/screening'
import { formatMoney } from '@homeyield/domain/money/amount'
import { type Criteria, CRITERION_FIELDS } from '@homeyield/domain/screening/criteria'
import { keysOf } from '@homeyield/domain/records/keys-of'
import { FIRST_TERMS, type Terms } from '@homeyield/domain/screening/terms'
import { useState } from 'react'
import { percentWords, valueWords } from '../../../components/inputs/value-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { CriteriaFields } from './criteria-fields.tsx'
import type { ListChanges } from './list-changes.ts'
import { Templates } from './templates.tsx'
import { TermsFields } from './terms-fields.tsx'

interface TermsPanelProps {
  readonly screening: Screening
  readonly onChange: (changes: ListChanges) => void
}

/** The terms and criteria of the list, in words and to be changed. */
export function TermsPanel({ screening: { terms, criteria, as_at }, onChange }: TermsPanelProps) {
  const [isOpen, setOpen] = useState(false)
  // Another template is another form.
  const [template, setTemplate] = useState(0)
  return (
    <div className="stack tight">
      <div className="no-print">
        <Disclosure name="terms" title="Terms and criteria" open={isOpen} onToggle={setOpen}>
          <div className="stack">
            <Templates
              terms={terms}
              criteria={criteria}
              onChoose={(chosen) => {
                setTemplate(template + 1)
                onChange(chosen)
              }}
            />
            <div className="stack" key={template}>
              <h3>What a home must have</h3>
              <CriteriaFields criteria={criteria} onCriteria={(changed) => onChange({ criteria: changed })} />
              <h3>Terms for all homes</h3>
              <TermsFields terms={terms} today={as_at} onTerms={(changed) => onChange({ terms: changed })} />
            </div>
          </div>
        </Disclosure>
      </div>
      <p className="quiet">
        {termsWords(terms)} {criteriaWords(criteria)}
      </p>
      {isExample(terms) ? (
        <div className="row no-print">
          <span className="quiet">The interest rate is an example, and the costs are our guides.</span>
          <Button look="quiet" onClick={() => setOpen(true)}>
            Change them to yours
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function isExample(terms: Terms): boolean {
  return keysOf(FIRST_TERMS).every((name) => terms[name] === FIRST_TERMS[name])
}

function termsWords({ deposit, deposit_pct, interest_rate, repayment_type }: Terms): string {
  const share = `${percentWords(deposit_pct)} deposit`
  const rate =
    interest_rate === null
      ? 'no interest rate yet, which cash each week needs'
      : `${percentWords(interest_rate)} interest`
  return `Terms: ${deposit === null ? share : `${formatMoney(deposit)} deposit`}, ${rate}, ${repayment_type.toLowerCase()}.`
}

function criteriaWords(criteria: Criteria): string {
  const { dwellings, deal_breakers, ...figures } = criteria
  const given = Object.entries(CRITERION_FIELDS).flatMap(([name, field]) => {
    const value = Object.entries(figures).find(([one]) => one === name)?.[1] ?? null
    return value === null ? [] : [`${field.label.toLowerCase()} ${valueWords(field, value)}`]
  })
  const all = [...given, ...(dwellings.length === 0 ? [] : [dwellings.join(' or ').toLowerCase()])]
  if (all.length === 0) return 'No criteria: every home passes.'
  const breakers = deal_breakers.length
  const out = breakers === 0 ? '' : ` ${breakers === 1 ? 'One is a deal-breaker' : `${breakers} are deal-breakers`}.`
  return `Criteria: ${all.join('; ')}.${out}`
}
