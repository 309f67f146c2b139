import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import type { FigureName } from '@homeyield/domain/calculation/fields'
import { BORROWING_SLIDERS, sliderHighest } from '@homeyield/domain/loans/loan-options'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { NumberField } from '../../../ui/number-field.tsx'
import { SliderField } from '../../../ui/slider-field.tsx'
import { fieldProblem } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore, useReadonly } from '../model/calculator-store.ts'
import type { CalculatorStore } from '../model/calculator-store.ts'
import { setField, setProblem } from '../model/calculator-transitions.ts'
import styles from './section.module.css'

type PlainField = Exclude<FigureName, 'number_of_bedrooms' | 'house_condition'>

interface FigureProps {
  readonly name: PlainField
  /** Instead of the field table's label and unit. */
  readonly label?: string
  readonly suffix?: string
  readonly decimals?: number
  readonly hint?: ReactNode
  readonly placeholder?: string
  readonly look?: 'line' | 'narrow-line'
}

interface EditableProps {
  /** Whether its fields are in two columns where they fit. */
  readonly columns?: boolean
  readonly children: ReactNode
}

/** Fields, disabled in a read-only calculation. Source: decisions section 3, "Lapsed premium". */
export function Editable({ columns = false, children }: EditableProps) {
  const readonly = useReadonly()
  return (
    <fieldset role="none" className={columns ? styles.columns : styles.editable} disabled={readonly}>
      {children}
    </fieldset>
  )
}

export function FigureField({ name, look = 'line', ...given }: FigureProps) {
  const shown = { ...labelAndUnit(name), ...given }
  const store = useCalculatorStore()
  const value = useCalculator((state) => state.form[name])
  const problem = useCalculator((state) => fieldProblem(state, name))
  const { onValue, onProblem } = handlersOf(store)
  return (
    <NumberField
      {...shown}
      look={look}
      name={name}
      value={value}
      error={problem}
      onValue={onValue}
      onProblem={onProblem}
    />
  )
}

interface SliderProps extends FigureProps {
  readonly highest: number
  readonly step: number
  readonly buttonStep?: number
  readonly whole?: number | null
  readonly marks?: readonly { value: number; label: string }[]
}

export function FigureSlider({ name, ...given }: SliderProps) {
  const look = { ...labelAndUnit(name), ...given }
  const store = useCalculatorStore()
  const value = useCalculator((state) => state.form[name])
  const problem = useCalculator((state) => fieldProblem(state, name))
  const { onValue, onProblem } = handlersOf(store)
  return <SliderField {...look} name={name} value={value} error={problem} onValue={onValue} onProblem={onProblem} />
}

interface GrowingSliderProps extends Omit<FigureProps, 'hint'> {
  readonly name: 'purchase_price' | 'deposit' | 'interest_rate'
  readonly hint?: string | undefined
  readonly whole?: number | null
}

/** A slider whose end grows with the figure. */
export function GrowingSlider({ name, ...look }: GrowingSliderProps) {
  const { highest, step, buttonStep } = BORROWING_SLIDERS[name]
  const end = useGrownHighest(
    highest,
    useCalculator((state) => state.form[name]),
  )
  return <FigureSlider {...look} name={name} highest={end} step={step} buttonStep={buttonStep} />
}

function labelAndUnit(name: PlainField): { readonly label: string; readonly prefix?: string; readonly suffix: string } {
  const { kind, label, unit } = CALCULATION_FIELDS[name]
  return kind === 'money' ? { label, prefix: '$', suffix: unit.replace(/^NZD ?/u, '') } : { label, suffix: unit }
}

/** The end of a slider: grows to a larger value and never shrinks while it is dragged. */
export function useGrownHighest(highest: number, value: number | null): number {
  const [grown, setGrown] = useState(() => sliderHighest(highest, value))
  const end = sliderHighest(Math.max(grown, highest), value)
  if (end > grown) setGrown(end)
  return end
}

interface Handlers {
  readonly onValue: (name: PlainField, value: number | null) => void
  readonly onProblem: (name: FigureName, problem: string | null) => void
}

const handlers = new WeakMap<CalculatorStore, Handlers>()

/** The handlers of a store's figures: the same functions at every render. */
export function handlersOf(store: CalculatorStore): Handlers {
  const known = handlers.get(store)
  if (known) return known
  const made: Handlers = {
    onValue: (name, value) => store.update(setField, name, value),
    onProblem: (name, problem) => store.update(setProblem, name, problem),
  }
  handlers.set(store, made)
  return made
}
