import { useSyncExternalStore } from 'react'

// The breakpoint of calculator.module.css.
const WIDE = '(min-width: 64rem)'

/** Whether the result fits beside the sections. */
export function useWide(): boolean {
  return useSyncExternalStore(follow, () => window.matchMedia(WIDE).matches)
}

function follow(listener: () => void): () => void {
  const media = window.matchMedia(WIDE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
