import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Location } from 'react-router'
import { useAppRouter, useAppRouterState } from './app-router-context.ts'

const KEPT_AS = 'homeyield.scroll'
let places: Record<string, number> | null = null

/**
 * Keeps how far each page of the history is scrolled, and finds that again whoever goes back or loads it anew; a page just come to
 * begins at its top, or at the section that the address names. `keyOf` says under what a place is kept. Draws nothing.
 */
export function ScrollPlaces({ keyOf }: { readonly keyOf: (location: Location) => string }) {
  const router = useAppRouter()
  const { location, keepsScroll } = useAppRouterState()
  const shown = useRef(location)

  useEffect(() => {
    const keepOurselves = () => {
      window.history.scrollRestoration = 'manual'
    }
    const leave = () => {
      keepPlace(keyOf(shown.current))
      storePlaces()
      // What comes next is none of ours.
      window.history.scrollRestoration = 'auto'
    }
    keepOurselves()
    window.addEventListener('pageshow', keepOurselves)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pageshow', keepOurselves)
      window.removeEventListener('pagehide', leave)
    }
  }, [keyOf])

  useLayoutEffect(
    () =>
      router.subscribe((next) => {
        if (next.location === shown.current) return
        // The page is still drawn as it was left.
        keepPlace(keyOf(shown.current))
        shown.current = next.location
      }),
    [router, keyOf],
  )

  useLayoutEffect(() => {
    const place = readPlaces()[keyOf(location)]
    const section = location.hash === '' ? null : document.getElementById(decodeHash(location.hash))
    if (place !== undefined) window.scrollTo(0, place)
    else if (section) section.scrollIntoView()
    else if (!keepsScroll) window.scrollTo(0, 0)
  }, [location, keepsScroll, keyOf])

  return null
}

function keepPlace(key: string): void {
  readPlaces()[key] = window.scrollY
}

function readPlaces(): Record<string, number> {
  if (places) return places
  try {
    places = JSON.parse(sessionStorage.getItem(KEPT_AS) ?? '{}') as Record<string, number>
  } catch {
    places = {}
  }
  return places
}

// Where the browser keeps nothing, pages begin at their top.
function storePlaces(): void {
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify(readPlaces()))
  } catch {}
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
