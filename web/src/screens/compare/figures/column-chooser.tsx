import type { ListedCalculation, SavedCalculation } from '@homeyield/contract/saved-calculation'
import { MOST_COLUMNS } from '@homeyield/domain/figures/compare/most-columns'
import { streetOf } from '@homeyield/domain/property/street-of'
import { useState } from 'react'
import { readCompared, writeCompared } from '../../../components/compare-path.ts'
import type { ComparedId } from '../../../components/compare-path.ts'
import { sortCalculations } from '../../../components/sort-calculations.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { scenariosOf } from './compared-column.ts'
import type { ShownColumn } from './compared-column.ts'

interface ColumnChooserProps {
  readonly columns: readonly ShownColumn[]
  readonly listed: readonly ListedCalculation[]
  readonly saved: ReadonlyMap<string, SavedCalculation>
  readonly onAdd: (ids: ComparedId) => void
}

/** Adds a calculation, or a scenario of one that is shown. */
export function ColumnChooser({ columns, listed, saved, onAdd }: ColumnChooserProps) {
  if (columns.length >= MOST_COLUMNS) return <p className="quiet">Six fit side by side.</p>
  const options = optionsOf(columns, listed, saved)
  if (options.length === 0) return null
  return <Choice key={columns.length} options={options} onAdd={onAdd} />
}

interface ChoiceProps extends Pick<ColumnChooserProps, 'onAdd'> {
  readonly options: readonly (readonly [string, string])[]
}

// A button adds it: the arrow keys choose each option that they pass.
function Choice({ options, onAdd }: ChoiceProps) {
  const [chosen, setChosen] = useState(options[0]?.[0] ?? '')
  const [ids] = readCompared(chosen) ?? []
  return (
    <div className="stack tight bottom half-page no-print with-end">
      <SelectField label="Add a calculation or scenario" value={chosen} options={options} onChoice={setChosen} />
      <Button onClick={() => (ids ? onAdd(ids) : undefined)}>Add</Button>
    </div>
  )
}

function optionsOf(
  columns: readonly ShownColumn[],
  listed: readonly ListedCalculation[],
  saved: ReadonlyMap<string, SavedCalculation>,
): (readonly [string, string])[] {
  const shown = new Set(columns.map(({ ids }) => writeCompared([ids])))
  const sorted = sortCalculations(listed, { column: 'address', descending: false })
  return sorted
    .flatMap(({ id, property }) => {
      const calculation = saved.get(id)
      const scenarios = calculation ? scenariosOf(calculation) : []
      const street = streetOf(property)
      const base = [writeCompared([[id]]), street] as const
      return [base].concat(
        scenarios.map(({ id: of, name }) => [writeCompared([[id, of]]), `${street}: ${name}`] as const),
      )
    })
    .filter(([token]) => !shown.has(token))
}
