import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const PRINT = 'print'

/** When printing started, or null. Renders synchronously, because the browser prints the page as it is. */
export function usePrinting(): Date | null {
  const [since, setSince] = useState(() => (window.matchMedia(PRINT).matches ? new Date() : null))
  useLayoutEffect(() => {
    const media = window.matchMedia(PRINT)
    const set = (now: boolean) => flushSync(() => setSince((before) => (now ? (before ?? new Date()) : null)))
    // Between the two, Chromium may still report that the medium is the screen, and would print the page as on screen.
    let inPrint = false
    const begin = () => {
      inPrint = true
      set(true)
    }
    const end = () => {
      inPrint = false
      set(false)
    }
    const follow = () => set(media.matches || inPrint)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    media.addEventListener('change', follow)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
      media.removeEventListener('change', follow)
    }
  }, [])
  return since
}
