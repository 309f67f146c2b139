import { useCallback, useState } from 'react'

// Pixels around the screen from which an element counts as seen.
const AROUND = 200

interface Seen {
  readonly seen: boolean
  /** The ref of the element. */
  readonly ref: (element: HTMLElement | null) => (() => void) | undefined
}

/** Whether an element is on the screen or near it; true until that is known. */
export function useSeen(): Seen {
  const [seen, setSeen] = useState(true)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true), {
      rootMargin: `${AROUND}px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { seen, ref }
}
