import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const PRINT = 'print'

/**
 * Since when the page is being printed, or null while it is not. The change is drawn at once, because the browser takes the page as it
 * stands. Marks the root, so that nothing of the screen is printed meanwhile.
 */
export function usePrinting(): Date | null {
  const [since, setSince] = useState(() => (window.matchMedia(PRINT).matches ? new Date() : null))
  useLayoutEffect(() => {
    const media = window.matchMedia(PRINT)
    document.documentElement.dataset['prints'] = 'assessment'
    const set = (now: boolean) => flushSync(() => setSince((before) => (now ? (before ?? new Date()) : null)))
    const begin = () => set(true)
    const end = () => set(false)
    const follow = () => set(media.matches)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    media.addEventListener('change', follow)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
      media.removeEventListener('change', follow)
      delete document.documentElement.dataset['prints']
    }
  }, [])
  return since
}
