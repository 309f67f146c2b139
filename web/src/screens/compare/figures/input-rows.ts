import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { Day } from '@homeyield/domain/dates/calendar-day'
import { formatMoney } from '@homeyield/domain/money/amount'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { kindOfInput, labelInput } from '../../../components/inputs/describe-input.ts'
import type { InputName } from '../../../components/inputs/describe-input.ts'
import type { FigureRow } from './figure-row.ts'
import { wordsCell } from './figure-row.ts'
import { inputCell } from './input-cell.ts'
import { isOfLoan, loanCell } from './loan-cell.ts'

type Inputs = readonly CalculationInputs[]

export function inputRow(name: InputName, inputs: Inputs, today: Day): FigureRow {
  const cells = inputs.map((each) => (isOfLoan(name) ? loanCell(name, each, today) : inputCell(name, each, today)))
  return { name, label: labelInput(name), ...kindOfInput(name), cells }
}

/** How sure a market rent is. */
export function confidenceRow(inputs: Inputs): FigureRow {
  const cells = inputs.map(({ rent_source, market_confidence }) =>
    wordsCell(rent_source === 'market' ? (market_confidence ?? 'Not known') : 'Your own rent'),
  )
  return { name: 'market_confidence', label: 'Confidence', kind: 'text', unit: '', cells }
}

/** Where the median of the area is likely to be. */
export function intervalRow(inputs: Inputs): FigureRow {
  const cells = inputs.map(({ rent_source, market_interval_lower: from, market_interval_upper: to }) =>
    wordsCell(
      rent_source === 'market' && from !== null && to !== null ? `${formatMoney(from)}–${writeNumber(to)}` : '–',
    ),
  )
  return { name: 'market_interval', label: 'Area median, likely', kind: 'text', unit: 'NZD a week', cells }
}
