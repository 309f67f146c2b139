import { type FigureRow, readTypedFigure, type TypedFigure } from '@homeyield/domain/fields/read-typed-figure'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './field.module.css'
import { editedText, figureText } from './figure-text.ts'
import { selectOnFocus } from './select-on-focus.ts'
import { StepButtons } from './step-buttons.tsx'
import { stepFigure, stepsOfKey } from './step-figure.ts'

export interface NumberBoxProps<Name extends string> {
  readonly id: string
  readonly name: Name
  readonly value: number | null
  /** Called with each valid figure, and with null when the box is emptied. */
  readonly onValue: (name: Name, value: number | null) => void
  /** Called with why the text is no figure, or null. */
  readonly onProblem?: ((name: Name, problem: string | null) => void) | undefined
  /** How what is typed is read; without it as dollars, or as a rate. */
  readonly read?: ((text: string) => TypedFigure) | undefined
  readonly prefix?: string | undefined
  readonly suffix?: string | undefined
  readonly decimals?: number | undefined
  readonly placeholder?: string | undefined
  readonly invalid?: boolean | undefined
  readonly label?: string | undefined
  readonly describedBy?: string | undefined
  readonly disabled?: boolean | undefined
  readonly clearsZero?: boolean | undefined
  readonly required?: boolean | undefined
  /** The step of the arrow keys; Page Up and Page Down make ten. */
  readonly step?: number | undefined
  /** The step of the buttons beside the box, which has none without it. */
  readonly buttonStep?: number | undefined
  readonly lowest?: number | undefined
  readonly highest?: number | undefined
}

/**
 * A box for a figure: as typed while focused, formatted otherwise, so that a comma or another period is converted once
 * the box is left. Invalid text stays until it is corrected.
 */
export function NumberBox<Name extends string>(props: NumberBoxProps<Name>) {
  const { id, name, value, onValue, onProblem, prefix, suffix = '', decimals = 0, describedBy, buttonStep } = props
  const isMoney = prefix === '$'
  const row: FigureRow = isMoney ? { kind: 'money', unit: `NZD ${suffix}` } : { kind: 'rate', unit: suffix }
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [focused, setFocused] = useState(false)
  const read = props.read ?? ((text: string) => readTypedFigure(text, row))
  // Invalid text stays after blur, until it is corrected here or elsewhere.
  if (typed !== null && !focused && !(props.invalid && read(typed).kind === 'refused')) setTyped(null)
  useEffect(() => (box.current ? selectOnFocus(box.current) : undefined), [])
  // The text changes with the focus, which loses its selection.
  useLayoutEffect(() => {
    if (focused) box.current?.select()
  }, [focused])

  function type(text: string) {
    setTyped(text)
    const figure = read(text)
    onProblem?.(name, figure.kind === 'refused' ? figure.problem : null)
    if (figure.kind !== 'refused') onValue(name, figure.value)
  }

  function stepBy(by: number) {
    setTyped(null)
    onProblem?.(name, null)
    const stepped = stepFigure(value, by, props)
    if (stepped !== value) onValue(name, stepped)
  }

  return (
    <div className={`flex middle target edged round raised clipped ${styles.box}`}>
      {prefix ? (
        <span className={`rigid pale ${styles.affix}`} aria-hidden="true">
          {prefix}
        </span>
      ) : null}
      <input
        ref={box}
        id={id}
        name={name}
        className={`figure grows full shrinks medium ${styles.input}`}
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={typed ?? (focused ? editedText(value, isMoney) : figureText(value, isMoney))}
        placeholder={props.placeholder}
        disabled={props.disabled}
        required={props.required}
        aria-label={props.label}
        aria-invalid={props.invalid ? true : undefined}
        aria-describedby={[suffix ? `${id}-unit` : null, describedBy].filter(Boolean).join(' ') || undefined}
        onFocus={() => {
          setFocused(true)
          if (props.clearsZero && value === 0) type('')
        }}
        onChange={(event) => type(event.target.value)}
        onBlur={({ currentTarget }) => {
          // After switching windows the box has the focus again.
          if (document.activeElement !== currentTarget) setFocused(false)
        }}
        onKeyDown={(event) => {
          const steps = props.step === undefined ? 0 : stepsOfKey(event.key)
          if (props.step === undefined || steps === 0) return
          event.preventDefault()
          stepBy(steps * props.step)
        }}
      />
      {suffix ? (
        <span className={`rigid pale ${styles.affix}`} id={`${id}-unit`}>
          {suffix}
        </span>
      ) : null}
      {buttonStep === undefined ? null : (
        <StepButtons box={id} disabled={props.disabled} onStep={(direction) => stepBy(direction * buttonStep)} />
      )}
    </div>
  )
}
