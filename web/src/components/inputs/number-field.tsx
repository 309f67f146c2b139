import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import type { NumberPath } from '@homeyield/domain/calculation/input-path'
import type { FigureField } from '@homeyield/domain/fields/field'
import { fieldAt } from '@homeyield/domain/fields/field-at'
import { readTypedFigure, type TypedFigure } from '@homeyield/domain/fields/read-typed-figure'
import { limitsProblem } from '@homeyield/domain/fields/limits-problem'
import { monthsOf, yearsOf } from '@homeyield/domain/loans/borrowing'
import { sliderHighest } from '@homeyield/domain/loans/loan-options'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { figureText } from '../../ui/figure-text.ts'
import { LabelledNumberBox } from '../../ui/labelled-number-box.tsx'
import { NumberBox } from '../../ui/number-box.tsx'
import { SliderField } from '../../ui/slider-field.tsx'
import { useInput } from './input-form.ts'
import { numberLook } from './number-look.ts'

interface NumberFieldProps {
  readonly name: NumberPath
  /** Instead of the row's. */
  readonly label?: string
  /** After the box, instead of the row's. */
  readonly unit?: string
  readonly hint?: ReactNode
  /** The figure that counts while none is given, instead of the row's default. */
  readonly empty?: number | null
  /** What is shown, where it does not follow from the form. */
  readonly value?: number | undefined
  /** The highest figure that may be given, where that is below the row's. */
  readonly highest?: number | undefined
  /** In an empty box, instead of the figure that counts. */
  readonly placeholder?: string
  /** Where the label is: over the box, on one line with it, or on one line only where fields are in one column. */
  readonly look?: 'over' | 'line' | 'narrow-line'
  /** Whether the hint is beside the box where fields are in two columns. */
  readonly hintBeside?: boolean
  readonly slider?: Slider
  /** The step of the buttons beside a box without a slider. */
  readonly buttonStep?: number
  /** The amount of which a percentage may be typed. */
  readonly shareOf?: number | null | undefined
  /** Shows a row in months as years. */
  readonly inYears?: boolean
  /** Whether a 0 is cleared when the box takes the focus. */
  readonly clearsZero?: boolean
  readonly required?: boolean
  /** A message while the form has none. */
  readonly problem?: string | null
  /** For a box in a table: the id of its message there, or null without one. Its label is not shown. */
  readonly errorId?: string | null
  /** Instead of setting the figure alone. */
  readonly onValue?: (value: number | null) => void
}

interface Slider {
  /** The row's limits, unless given. */
  readonly lowest?: number
  readonly highest?: number
  /** Whether its end moves to a larger figure. */
  readonly grows?: boolean
  readonly step?: number
  readonly buttonStep?: number
  readonly marks?: readonly { readonly value: number; readonly label: string }[]
  readonly valueText?: string
}

/** A figure of the form, as a box or with a slider. Empty, it shows the default that counts. */
export function NumberField({ name, slider, ...given }: NumberFieldProps) {
  const row = rowOf(name, given.highest)
  const { inYears = false, shareOf, look, hintBeside, buttonStep } = given
  const input = useInput(name)
  const own = given.value ?? (typeof input.value === 'number' ? input.value : null)
  const stored = own ?? (given.empty === undefined ? row.default : given.empty)
  const shown = inYears ? yearsOf(stored) : stored
  const end = useSliderEnd(slider, row, shown)
  const shownLimits = inYears ? yearLimits(row) : row.limits
  const shownRow = inYears ? ({ kind: 'rate', unit: 'years' } as const) : row
  const { prefix, suffix, decimals } = numberLook(shownRow)

  const box = {
    name,
    label: given.label ?? row.label,
    hint: given.hint,
    value: shown,
    error: (input.problem && inYears ? limitsProblem(shownLimits, shown) : null) ?? input.problem ?? given.problem,
    prefix,
    suffix: given.unit ?? suffix,
    decimals,
    placeholder: given.placeholder ?? figureText(shown, row.kind === 'money'),
    disabled: input.readonly,
    clearsZero: given.clearsZero,
    required: given.required,
    read(text: string) {
      const read = readTypedFigure(text, shownRow, shareOf)
      return shownRow.kind === 'whole' ? withinLimits(read, row) : read
    },
    onValue: (_: string, value: number | null) => (given.onValue ?? input.setValue)(inYears ? monthsOf(value) : value),
    onProblem: (_: string, problem: string | null) => input.setProblem(problem),
  }
  if (given.errorId !== undefined) {
    return <NumberBox {...box} id={name} invalid={given.errorId !== null} describedBy={given.errorId ?? undefined} />
  }
  if (slider === undefined) {
    return (
      <LabelledNumberBox
        {...box}
        changed={input.changed}
        look={look}
        hintBeside={hintBeside}
        step={buttonStep}
        buttonStep={buttonStep}
        lowest={shownLimits.lowest}
        highest={shownLimits.highest}
      />
    )
  }
  return (
    <SliderField
      {...box}
      changed={input.changed}
      lowest={slider.lowest ?? shownLimits.lowest}
      highest={end}
      most={shownLimits.highest}
      step={slider.step}
      buttonStep={slider.buttonStep}
      marks={slider.marks}
      valueText={slider.valueText}
    />
  )
}

function rowOf(name: NumberPath, highest: number | undefined): FigureField {
  const row = fieldAt(CALCULATION_FIELDS, name)
  if (row === null || !('limits' in row)) throw new Error(`${name} is no figure`)
  return highest === undefined ? row : { ...row, limits: { ...row.limits, highest } }
}

function yearLimits({ limits }: FigureField) {
  return { lowest: yearsOf(limits.lowest) ?? 0, highest: yearsOf(limits.highest) ?? 0 }
}

/** A count that cannot be is not taken: rents and schedules follow from it. */
function withinLimits(read: TypedFigure, { limits }: FigureField): TypedFigure {
  const problem = read.kind === 'refused' ? null : limitsProblem(limits, read.value)
  return problem === null ? read : { kind: 'refused', problem }
}

/** The end of a slider; one that grows never shrinks while it is dragged. */
function useSliderEnd(slider: Slider | undefined, { limits }: FigureField, value: number | null): number {
  const highest = slider?.highest ?? limits.highest
  const [grown, setGrown] = useState(highest)
  if (slider?.grows !== true) return highest
  const end = sliderHighest(Math.max(grown, highest), value)
  if (end > grown) setGrown(end)
  return end
}
