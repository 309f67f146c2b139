import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useLocation } from 'react-router'
import { focusHeading } from './focus-heading.ts'
import { screenAt } from '../messages/screen-at.ts'

/**
 * Moves the focus to the heading of a screen that was just arrived at, or to the section that the address names, so that a
 * screen reader reads it out and Tab starts there. Neither the first screen of a visit, nor the premium popup, nor saving moves
 * it.
 */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation()
  const screen = screenAt(pathname)
  const last = useRef(screen)
  useEffect(() => {
    if (last.current === screen) return
    last.current = screen
    const section = hash === '' ? null : document.getElementById(hash.slice(1))
    if (section) section.focus({ preventScroll: true })
    else focusHeading(main.current)
  }, [main, screen, hash])
}
