import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useLocation } from 'react-router'
import { hasPremiumPopup } from '../paths.ts'
import { screenAt } from '../messages/screen-at.ts'
import { focusHeading } from './focus-heading.ts'

/**
 * Focuses the section of a new address, or the new screen's heading, so that a screen reader reads it and Tab starts
 * there. The first screen, the premium popup and saving do not move the focus.
 */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation()
  const screen = screenAt(pathname)
  const isPopup = hasPremiumPopup(pathname)
  const place = pathname + hash
  const last = useRef({ screen, place })
  useEffect(() => {
    const before = last.current
    // The popup's own address has no section.
    if (isPopup || before.place === place) return
    last.current = { screen, place }
    const section = hash === '' ? null : document.getElementById(hash.slice(1))
    if (section) section.focus({ preventScroll: true })
    else if (before.screen !== screen) focusHeading(main.current)
  }, [main, screen, isPopup, place, hash])
}
