import type { StreetMatch, StreetsFound } from './street-index.ts'

export interface Candidates {
  streets: Candidate[]
  placeShare: number
}

export interface Candidate extends StreetMatch {
  isNamed: boolean
}

/**
 * Merges the streets with the name and those of a place with the name, for at most `maxResults` results. A place that
 * matches better than any street (ponsonby: Ponsonby, and Ponsonby Road) gets half, alternating with the streets; any
 * other place gets what the streets leave.
 */
export function shareResults({ matches, inPlace }: Omit<StreetsFound, 'comparisons'>, maxResults: number): Candidates {
  const minCost = matches[0]?.cost ?? 0
  // As good as the best named street and after it: its number 12s come before that street's 120s.
  const candidate = (isNamed: boolean) => (match: StreetMatch) => ({
    street: match.street,
    rank: match.rank,
    cost: isNamed ? match.cost : Math.max(match.cost, minCost),
    isNamed,
  })
  const [named, placed] = [matches.map(candidate(true)), inPlace.map(candidate(false))]
  const isPlaceBetter = (inPlace[0]?.cost ?? Infinity) < minCost
  if (!isPlaceBetter) return { streets: [...named, ...placed], placeShare: 0 }
  const pairs = Math.min(named.length, placed.length)
  const alternating = Array.from({ length: pairs * 2 }, (_, at) =>
    (at % 2 === 0 ? named : placed).slice(at >> 1, (at >> 1) + 1),
  )
  return {
    streets: [...alternating.flat(), ...named.slice(pairs), ...placed.slice(pairs)],
    placeShare: Math.floor(maxResults / 2),
  }
}
