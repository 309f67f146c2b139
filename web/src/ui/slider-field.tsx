import { writeNumber } from '@homeyield/domain/money/write-number'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Field, fieldDescription } from './field.tsx'
import { NumberBox } from './number-box.tsx'
import type { NumberBoxProps } from './number-box.tsx'
import styles from './slider-field.module.css'
import { stepFigure, stepsOfKey } from './step-figure.ts'

interface Mark {
  readonly value: number
  readonly label: string
}

interface SliderFieldProps<Name extends string> extends Omit<NumberBoxProps<Name>, 'id' | 'label' | 'describedBy'> {
  readonly label: string
  /** Where the slider ends. */
  readonly highest: number
  /** The highest figure that a step in the box makes. */
  readonly most?: number | undefined
  readonly marks?: readonly Mark[] | undefined
  readonly hint?: ReactNode
  readonly changed?: boolean
  readonly error?: string | null | undefined
  readonly valueText?: string | undefined
}

/** A number box with step buttons, and a slider for the same figure with labels under its marks. */
export function SliderField<Name extends string>(props: SliderFieldProps<Name>) {
  const { label, lowest = 0, highest, most, step = 1, buttonStep = step, marks, ...rest } = props
  const { hint, error, valueText, changed, ...box } = rest
  const id = useId()
  const shown = Math.min(Math.max(box.value ?? lowest, lowest), highest)
  const filled = highest > lowest ? (shown - lowest) / (highest - lowest) : 0
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      className={styles.field}
      short={isShort(box)}
      changed={changed}
    >
      <div className={styles.box}>
        <NumberBox
          {...box}
          id={id}
          lowest={lowest}
          highest={most}
          step={step}
          buttonStep={buttonStep}
          invalid={Boolean(error)}
          describedBy={fieldDescription(id, hint, error)}
        />
      </div>
      <div className={`shrinks ${styles.track}`}>
        <input
          type="range"
          className={`block full pointer range ${styles.range}`}
          style={{ '--filled': filled }}
          min={lowest}
          max={highest}
          step={step}
          value={shown}
          disabled={box.disabled}
          aria-label={label}
          aria-valuetext={box.value === null ? 'Empty' : (valueText ?? spoken(shown, box))}
          aria-describedby={fieldDescription(id, hint, error)}
          onChange={(event) => box.onValue(box.name, Number(event.target.value))}
          onKeyDown={(event) => {
            // Browsers differ here: a tenth of the range, or one step.
            if (!event.key.startsWith('Page')) return
            event.preventDefault()
            const stepped = stepFigure(shown, stepsOfKey(event.key) * step, { lowest, highest })
            if (stepped !== shown) box.onValue(box.name, stepped)
          }}
        />
        {marks ? <Marks marks={marks} lowest={lowest} highest={highest} /> : null}
      </div>
    </Field>
  )
}

/** Whether its figures are short: counts and whole percentages, whose marks need the room. */
function isShort({
  prefix,
  suffix = '',
  decimals = 0,
}: Pick<NumberBoxProps<string>, 'prefix' | 'suffix' | 'decimals'>) {
  return prefix === undefined && suffix.length < 2 && decimals === 0
}

function spoken(
  value: number,
  { prefix = '', suffix = '' }: { prefix?: string | undefined; suffix?: string | undefined },
) {
  return `${prefix}${writeNumber(value)} ${suffix}`.trim()
}

function Marks({ marks, lowest, highest }: { marks: readonly Mark[]; lowest: number; highest: number }) {
  return (
    <div className={`relative tiny pale ${styles.marks}`} aria-hidden="true">
      {marks.map((mark) => (
        <span
          key={mark.value}
          className={styles.mark}
          style={{ '--at': highest > lowest ? (mark.value - lowest) / (highest - lowest) : 0 }}
        >
          {mark.label}
        </span>
      ))}
    </div>
  )
}
