export const LATIN_GREEK_CYRILLIC = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}]/u
export const HAN = /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u
export const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}\u30FC]/u
export const HANGUL = /\p{Script=Hangul}/u

// Those that people of New Zealand write most, by their names in Unicode.
const OTHERS = [
  'Arabic',
  'Armenian',
  'Bengali',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Gujarati',
  'Gurmukhi',
  'Hebrew',
  'Kannada',
  'Khmer',
  'Lao',
  'Malayalam',
  'Myanmar',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Thai',
].map((name) => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, 'u') }))

// Printed where `npm run fonts` has installed their fonts.
const ON_NEED = [
  { name: 'Chinese', pattern: HAN },
  { name: 'Japanese', pattern: KANA },
  { name: 'Korean', pattern: HANGUL },
]

/** The script of a letter that no font prints, in English; null of any other sign. */
export function unprintedScript(sign: string, canDraw: (sign: string) => boolean): string | null {
  if (LATIN_GREEK_CYRILLIC.test(sign) || /\p{Script=Common}/u.test(sign)) return null
  const onNeed = ON_NEED.find(({ pattern }) => pattern.test(sign))
  if (onNeed !== undefined) return canDraw(sign) ? null : onNeed.name
  return OTHERS.find(({ pattern }) => pattern.test(sign))?.name ?? 'another script'
}
