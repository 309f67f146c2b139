import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { usePrinting } from './use-printing.ts'

const STEP = 100
// Pixels below the screen from which more rows are drawn, so that scrolling does not wait for them.
const AHEAD = 2_000

// By history entry, so that "back" finds a page as high as it was, and its scroll position.
const drawnAt = new Map<string, number>()

interface DrawnRows<Row> {
  readonly drawn: readonly Row[]
  readonly partly: boolean
  /** The ref of an element after the rows; its key must be the number of rows drawn. */
  readonly end: (element: HTMLElement | null) => (() => void) | undefined
}

/** The rows as far as they were scrolled to, a hundred at first; all of them for print. */
export function useDrawnRows<Row>(rows: readonly Row[]): DrawnRows<Row> {
  const { key } = useLocation()
  const [count, setCount] = useState(() => drawnAt.get(key) ?? STEP)
  const isPrinting = usePrinting() !== null
  useEffect(() => void drawnAt.set(key, count), [key, count])
  const end = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setCount((before) => before + STEP)
      },
      { rootMargin: `${AHEAD}px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const partly = rows.length > count && !isPrinting
  return { drawn: partly ? rows.slice(0, count) : rows, partly, end }
}
