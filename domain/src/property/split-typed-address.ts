import { addressWords, isStreetType, wordMeanings } from './street-words.ts'

const DIRECTIONS = new Set(['north', 'south', 'east', 'west', 'extension'])

/**
 * Splits a typed address into its street with the number, and its suburb, each as typed: at the first comma, otherwise after the
 * street type ("14 Riddiford St | Newtown Wellington"), or after the first name where there is none ("14 Broadway | Newmarket").
 * What follows a second comma is the city, which the suburb implies.
 */
export function splitTypedAddress(typed: string): { readonly street: string; readonly suburb: string } {
  const [first = '', ...others] = typed.split(',').map((part) => part.trim().replace(/\s+/gu, ' '))
  if (others.length > 0) return { street: first, suburb: others.find((part) => part !== '') ?? '' }
  const words = first.split(' ')
  const isNumbered = /\d/u.test(words[0] ?? '')
  const end = words.findIndex((word, at) => at >= (isNumbered ? 2 : 1) && isType(word))
  if (end === -1 && !isNumbered) return { street: '', suburb: first }
  if (end === -1) return splitAt(words, /^the$/iu.test(words[1] ?? '') ? 3 : 2)
  const hasDirection = DIRECTIONS.has(addressWords(words[end + 1] ?? '')[0] ?? '')
  return splitAt(words, end + (hasDirection ? 2 : 1))
}

function splitAt(words: readonly string[], at: number) {
  return { street: words.slice(0, at).join(' '), suburb: words.slice(at).join(' ') }
}

function isType(word: string): boolean {
  return addressWords(word).some((folded) => wordMeanings(folded).some(isStreetType))
}
