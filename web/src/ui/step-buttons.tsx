import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './step-buttons.module.css'

const BEFORE_REPEAT = 400
const BETWEEN_REPEATS = 80

interface StepButtonsProps {
  /** The id of the box, whose label names them too. */
  readonly box: string
  readonly disabled?: boolean | undefined
  /** Called with 1 for more and -1 for less. */
  readonly onStep: (direction: number) => void
}

/**
 * Less and more beside a box; held down they repeat. The keyboard steps in the box itself, so these are not tab stops. A
 * step happens at the click, so that scrolling with a finger on a button changes nothing.
 */
export function StepButtons({ box, disabled, onStep }: StepButtonsProps) {
  const [held, setHeld] = useState(0)
  const repeated = useRef(false)
  const step = useEffectEvent(onStep)
  useEffect(() => {
    if (held === 0) return undefined
    const repeat = () => {
      repeated.current = true
      step(held)
      timer = setTimeout(repeat, BETWEEN_REPEATS)
    }
    let timer = setTimeout(repeat, BEFORE_REPEAT)
    return () => clearTimeout(timer)
  }, [held])

  const release = () => setHeld(0)
  return [-1, 1].map((direction) => (
    <button
      key={direction}
      type="button"
      className={`grid rigid centred accent washes ${styles.step}`}
      tabIndex={-1}
      disabled={disabled}
      id={`${box}${direction}`}
      aria-label={direction < 0 ? 'Less' : 'More'}
      aria-labelledby={`${box}${direction} ${box}-label`}
      // The focus stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onContextMenu={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        repeated.current = false
        if (event.button === 0) setHeld(direction)
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onClick={() => {
        if (!repeated.current) onStep(direction)
        repeated.current = false
      }}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path
          d={direction < 0 ? 'M5 10h10' : 'M5 10h10M10 5v10'}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
    </button>
  ))
}
