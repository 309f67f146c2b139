// What may be named: that ours is none, the council's for rates, and what a bank charges for.
const NAMED = [
  /\b(?:not|no|nor|neither)\s+(?:a\s+|an\s+)?(?:registered\s+)?valuations?\b/giu,
  /\b(?:council’s|council|rating)\s+valuations?\b/giu,
  /is this a valuation, or/giu,
  /passing off an estimate as a valuation/giu,
  /fees of the mortgage, its valuation/giu,
  /不是注册估价/gu,
  /ehara i te uara rēhita/gu,
]

// In English, Chinese and te reo Māori, but for a name in code, such as `valuation.date`; and in the name of a file.
const VALUATION =
  /[^\n]{0,50}(?:(?<![\w./-])valuations?(?!\w|[./-]\w)|估价|估值|(?<!\p{L})(?:uara|wāriutanga)(?!\p{L})|valuation[^\s'"`/]*\.(?:pdf|csv|xlsx|ics|html|txt|json|png|jpe?g)\b)[^\n]{0,50}/giu

/** Where a text calls something a valuation, which none of our figures is. */
export function findValuations(text: string): string[] {
  const rest = NAMED.reduce((left, pattern) => left.replaceAll(pattern, ''), text)
  return Array.from(rest.matchAll(VALUATION), ([words]) => words.trim())
}
