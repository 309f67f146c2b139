import { useSyncExternalStore } from 'react'

// As in calculator.module.css.
const WIDE = '(min-width: 64rem)'

/** Whether there is room beside the sections: the result stands there, and the header holds more than Save. */
export function useWide(): boolean {
  return useSyncExternalStore(follow, () => window.matchMedia(WIDE).matches)
}

function follow(listener: () => void): () => void {
  const media = window.matchMedia(WIDE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
