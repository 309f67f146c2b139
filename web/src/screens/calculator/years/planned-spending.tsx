import { useState } from 'react'
import { NumberField } from '../../../components/inputs/number-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { takeFocus } from '../../../ui/take-focus.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { Editable } from '../sections/editable.tsx'
import type { YearSpend } from './spend-transitions.ts'
import { addSpend, freeYears, moveSpend, removeSpend, spendOf } from './spend-transitions.ts'

/** What the owners plan to spend on the home, such as a roof: not a yearly cost. */
export function PlannedSpending() {
  const store = useCalculatorStore()
  const spend = spendOf(useCalculator(({ form }) => form.analysis?.capital_spend))
  const free = freeYears(spend)
  // Removing takes its button away: the heading takes the focus.
  const [removed, setRemoved] = useState(0)

  function remove(year: number) {
    store.update(removeSpend, year)
    setRemoved(removed + 1)
  }

  return (
    <Editable>
      <div className="stack">
        <h3 key={removed} tabIndex={-1} ref={removed > 0 ? takeFocus : null}>
          Planned spending
        </h3>
        <p className="quiet">
          Larger work in one year, such as a roof. It is not deductible, and counts as cost when the sale is taxed.
        </p>
        <ol className="stack">
          {Array.from({ length: spend.length }, (_, index) => (
            <SpendFields key={index} index={index} free={free} onRemove={remove} />
          ))}
        </ol>
        {free.length === 0 ? null : (
          <div className="row flush">
            <Button look="quiet" onClick={() => store.update(addSpend)}>
              Add spending
            </Button>
          </div>
        )}
      </div>
    </Editable>
  )
}

const NOTHING: YearSpend = { year: 1, amount: 0 }

interface SpendFieldsProps {
  readonly index: number
  readonly free: readonly number[]
  readonly onRemove: (year: number) => void
}

function SpendFields({ index, free, onRemove }: SpendFieldsProps) {
  const store = useCalculatorStore()
  const { year } = spendOf(useCalculator(({ form }) => form.analysis?.capital_spend))[index] ?? NOTHING
  const years = [...free, year].toSorted((one, other) => one - other)
  return (
    <li className="fields pad outlined round" aria-label={`Spending in year ${year}`}>
      <SelectField
        label="Year"
        value={String(year)}
        options={years.map((each) => [String(each), `Year ${each}`] as const)}
        onChoice={(chosen) => store.update(moveSpend, year, Number(chosen))}
      />
      <NumberField name={`analysis.capital_spend.${year}`} />
      <div className="row flush across">
        <Button look="quiet" aria-label={`Remove the spending in year ${year}`} onClick={() => onRemove(year)}>
          Remove
        </Button>
      </div>
    </li>
  )
}
