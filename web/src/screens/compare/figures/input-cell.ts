import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { Day } from '@homeyield/domain/dates/calendar-day'
import { describeInput, inputOf } from '../../../components/inputs/describe-input.ts'
import type { InputName } from '../../../components/inputs/describe-input.ts'
import type { FigureCell } from './figure-row.ts'
import { wordsCell } from './figure-row.ts'

export function inputCell(name: InputName, inputs: CalculationInputs, today: Day): FigureCell {
  const stored = inputOf(name, inputs)
  const text = describeInput(name, inputs, today)
  return typeof stored === 'number' ? wordsCell(text, stored) : wordsCell(text)
}
