import type { StreetMatch, StreetsFound } from './street-index.ts'

/** The streets to ask for addresses, best first. */
export interface Candidates {
  streets: Candidate[]
  /** How many of the answers a place named better than any street can count on. */
  placeShare: number
}

/** A street to ask, found by its own name or by its place's. */
export interface Candidate {
  id: number
  cost: number
  isNamed: boolean
}

/**
 * Puts the streets that bear the name and those of a place that bears it in one order, for at most `mostResults`
 * answers. A place named better than any street (ponsonby: Ponsonby, and Ponsonby Road) shares them half and half, so
 * its streets take pairs with the others; any other place gets what the streets leave over.
 */
export function shareResults({ matches, inPlace }: Omit<StreetsFound, 'comparisons'>, mostResults: number): Candidates {
  const leastCost = matches[0]?.cost ?? 0
  // As good as the best named street and after it: its number 12s come before that street's 120s.
  const candidate = (isNamed: boolean) => (match: StreetMatch) => ({
    id: match.street.id,
    cost: isNamed ? match.cost : Math.max(match.cost, leastCost),
    isNamed,
  })
  const [named, placed] = [matches.map(candidate(true)), inPlace.map(candidate(false))]
  const isPlaceBetter = (inPlace[0]?.cost ?? Infinity) < leastCost
  if (!isPlaceBetter) return { streets: [...named, ...placed], placeShare: 0 }
  const pairs = Math.min(named.length, placed.length)
  const alternating = Array.from({ length: pairs * 2 }, (_, at) =>
    (at % 2 === 0 ? named : placed).slice(at >> 1, (at >> 1) + 1),
  )
  return {
    streets: [...alternating.flat(), ...named.slice(pairs), ...placed.slice(pairs)],
    placeShare: Math.floor(mostResults / 2),
  }
}
