import { areOwed } from '@homeyield/domain/loans/complete-loans'
import { formatMoney } from '@homeyield/domain/money/amount'
import { NumberField } from '../../../components/inputs/number-field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import type { LoanPart } from '../model/loan-part.ts'
import { loanPartsOf, placingOf } from '../model/loan-part.ts'
import { placeLoan } from '../model/loan-transitions.ts'
import { partAmounts } from '../model/part-amounts.ts'

const PLACINGS = [
  { value: 'amount', label: 'Dollars' },
  { value: 'share', label: 'Per cent' },
  { value: 'rest', label: 'The rest' },
] as const

/** What is left of a loan on the day that is given for it. */
export function AmountLeft({ index }: { index: number }) {
  return <NumberField name={`analysis.loans.${index}.amount`} label="What is left" />
}

/** How much of the loan a part is: an amount, a share, or what the others leave. */
export function LoanPlacing({ index, part }: { index: number; part: LoanPart }) {
  const store = useCalculatorStore()
  const amount = useCalculator(({ form, figures }) => partAmounts(figures.loan, loanPartsOf(form))?.[index] ?? null)
  const isOwed = useCalculator(({ form }) => areOwed(loanPartsOf(form)))
  const placing = placingOf(part)
  const inDollars = amount === null ? '–' : formatMoney(amount)
  if (isOwed) return <AmountLeft index={index} />
  return (
    <>
      <RadioGroup
        name="placing"
        label="How much"
        value={placing}
        options={PLACINGS}
        onChoice={(value) => store.update(placeLoan, index, value)}
      />
      {placing === 'amount' ? (
        <NumberField name={`analysis.loans.${index}.amount`} />
      ) : placing === 'share' ? (
        <NumberField name={`analysis.loans.${index}.share_pct`} label="Share of the loan" hint={inDollars} />
      ) : (
        <div className="stack close packed">
          <span className="bold">Amount</span>
          <span className="figure grid middle target">{inDollars}</span>
        </div>
      )}
    </>
  )
}
