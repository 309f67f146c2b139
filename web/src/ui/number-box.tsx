import { useState } from 'react'
import styles from './field.module.css'
import { figureText } from './figure-text.ts'
import type { Reading } from './read-figure.ts'
import { readFigure } from './read-figure.ts'
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
  /** The figure of which a percentage may be typed. */
  readonly whole?: number | null | undefined
  /** How what is typed is read. */
  readonly read?: ((text: string) => Reading) | undefined
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

/** A box for a figure: as typed while focused, formatted otherwise. Invalid text stays until it is corrected. */
export function NumberBox<Name extends string>(props: NumberBoxProps<Name>) {
  const { id, name, value, onValue, onProblem, prefix, suffix, decimals = 0, describedBy, buttonStep } = props
  const [typed, setTyped] = useState<string | null>(null)
  const [focused, setFocused] = useState(false)
  const read = props.read ?? ((text: string) => readFigure(text, prefix === '$', props.whole))
  // Invalid text stays after blur, until it is corrected here or elsewhere.
  if (typed !== null && !focused && !(props.invalid && read(typed).problem)) setTyped(null)

  function type(text: string) {
    setTyped(text)
    const { value: figure, problem } = read(text)
    onProblem?.(name, problem)
    if (problem === null) onValue(name, figure)
  }

  function stepBy(by: number) {
    setTyped(null)
    onProblem?.(name, null)
    const stepped = stepFigure(value, by, props)
    if (stepped !== value) onValue(name, stepped)
  }

  return (
    <div className={styles.box}>
      {prefix ? (
        <span className={styles.affix} aria-hidden="true">
          {prefix}
        </span>
      ) : null}
      <input
        ref={selectOnFocus}
        id={id}
        name={name}
        className={`${styles.input} figure`}
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={typed ?? figureText(value, decimals)}
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
        onBlur={() => setFocused(false)}
        onKeyDown={(event) => {
          const steps = props.step === undefined ? 0 : stepsOfKey(event.key)
          if (props.step === undefined || steps === 0) return
          event.preventDefault()
          stepBy(steps * props.step)
        }}
      />
      {suffix ? (
        <span className={styles.affix} id={`${id}-unit`}>
          {suffix}
        </span>
      ) : null}
      {buttonStep === undefined ? null : (
        <StepButtons box={id} disabled={props.disabled} onStep={(direction) => stepBy(direction * buttonStep)} />
      )}
    </div>
  )
}
