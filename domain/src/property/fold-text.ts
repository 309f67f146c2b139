/**
 * Folds text to compare names: no macrons, lower case, anything but letters and digits becomes one space, no spaces at
 * the ends, no apostrophes, as people omit them. Ōtāhuhu becomes otahuhu, Hawke's hawkes.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’'‘`]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Folded text with single vowels where a macron was typed as two (ootaahuhu becomes otahuhu); null without any. */
export function foldDoubledVowels(folded: string): string | null {
  const single = folded.replace(/(?<vowel>[aeiou])\k<vowel>/gu, '$<vowel>')
  return single === folded ? null : single
}
