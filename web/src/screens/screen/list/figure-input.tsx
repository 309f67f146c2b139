import type { FigureField } from '@homeyield/domain/fields/field'
import { limitsProblem } from '@homeyield/domain/fields/limits-problem'
import { readTypedFigure } from '@homeyield/domain/fields/read-typed-figure'
import { useState } from 'react'
import { numberLook } from '../../../components/inputs/number-look.ts'
import { LabelledNumberBox } from '../../../ui/labelled-number-box.tsx'

interface FigureInputProps {
  readonly name: string
  readonly field: FigureField
  readonly value: number | null
  readonly label?: string
  readonly hint?: string | undefined
  /** Called with what is within the limits, and with null when it is emptied. */
  readonly onValue: (value: number | null) => void
}

/** A figure of a row that is not one of a calculation's own inputs. */
export function FigureInput({ name, field, value, label = field.label, hint, onValue }: FigureInputProps) {
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <LabelledNumberBox
      {...numberLook(field)}
      name={name}
      label={label}
      hint={hint}
      value={value}
      error={problem}
      read={(text) => {
        const read = readTypedFigure(text, field)
        const outside = read.kind === 'refused' ? null : limitsProblem(field.limits, read.value)
        return outside === null ? read : { kind: 'refused', problem: outside }
      }}
      onValue={(_, figure) => onValue(figure)}
      onProblem={(_, found) => setProblem(found)}
    />
  )
}
