import { useSyncExternalStore } from 'react'

// The breakpoint of calculator.module.css.
const WIDE = '(min-width: 64rem)'
// Without room for two columns of fields.
const PHONE = '(max-width: 47.99rem)'

/** Whether the result fits beside the sections. */
export const useWide = hookOf(WIDE)

/** Whether sections open one at a time. */
export const usePhone = hookOf(PHONE)

export function isPhone(): boolean {
  return window.matchMedia(PHONE).matches
}

/** Calls the listener when `isPhone` changes; returns what ends that. */
export const followPhone = followerOf(PHONE)

function hookOf(query: string): () => boolean {
  const follow = followerOf(query)
  return () => useSyncExternalStore(follow, () => window.matchMedia(query).matches)
}

function followerOf(query: string): (listener: () => void) => () => void {
  return (listener) => {
    const media = window.matchMedia(query)
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
}
