/** Scripts of which a font with whole letters is installed. */
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

const PRINTED = [LATIN_GREEK_CYRILLIC, HAN, KANA, HANGUL, /\p{Script=Common}/u]

/** The script of a letter that no font prints, in English; null of any other sign. */
export function unprintedScript(sign: string): string | null {
  if (PRINTED.some((pattern) => pattern.test(sign))) return null
  return OTHERS.find(({ pattern }) => pattern.test(sign))?.name ?? 'another script'
}
