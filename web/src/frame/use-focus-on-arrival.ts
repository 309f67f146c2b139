import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useLocation } from 'react-router'
import { paths, withoutPremiumPopup } from '../paths.ts'

/**
 * Moves the focus to the heading of a screen that was just arrived at, so that a screen reader reads it out and Tab starts
 * there. Neither the first screen of a visit, nor the premium popup, nor saving (which names the calculation in the address)
 * moves it.
 */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>): void {
  const screen = screenAt(useLocation().pathname)
  const last = useRef(screen)
  useEffect(() => {
    if (last.current === screen) return
    last.current = screen
    const heading = main.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    ;(heading ?? main.current)?.focus({ preventScroll: true })
  }, [main, screen])
}

function screenAt(pathname: string): string {
  const path = withoutPremiumPopup(pathname)
  return path.startsWith(`${paths.calculator}/`) ? paths.calculator : path
}
