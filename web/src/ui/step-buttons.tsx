import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './step-buttons.module.css'

const BEFORE_REPEAT = 400
const BETWEEN_REPEATS = 80

interface StepButtonsProps {
  /** What they change, for their names. */
  readonly field: string
  readonly step: number
  readonly disabled?: boolean | undefined
  /** Called with the step for more and with its negative for less. */
  readonly onStep: (by: number) => void
}

/**
 * Less and more beside a box; held down they repeat. The keyboard steps in the box itself, so these are not tab stops. A
 * step happens at the click, so that scrolling with a finger on a button changes nothing.
 */
export function StepButtons({ field, step, disabled, onStep }: StepButtonsProps) {
  const [held, setHeld] = useState(0)
  const repeated = useRef(false)
  const stepAgain = useEffectEvent(onStep)
  useEffect(() => {
    if (held === 0) return undefined
    const repeat = () => {
      repeated.current = true
      stepAgain(held)
      timer = setTimeout(repeat, BETWEEN_REPEATS)
    }
    let timer = setTimeout(repeat, BEFORE_REPEAT)
    return () => clearTimeout(timer)
  }, [held])

  const release = () => setHeld(0)
  return [-step, step].map((by) => (
    <button
      key={by}
      type="button"
      className={styles.step}
      tabIndex={-1}
      disabled={disabled}
      aria-label={`${by < 0 ? 'Less' : 'More'}: ${field}`}
      // The focus stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onContextMenu={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        repeated.current = false
        if (event.button === 0) setHeld(by)
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onClick={() => {
        if (!repeated.current) onStep(by)
        repeated.current = false
      }}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path
          d={by < 0 ? 'M5 10h10' : 'M5 10h10M10 5v10'}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
    </button>
  ))
}
