/**
 * Folds text to the form in which names are compared: without macrons and other marks, in small letters, everything but
 * letters and digits a single space, none at the ends; an apostrophe vanishes, as people leave it out. Ōtāhuhu answers
 * otahuhu, Hawke's answers hawkes; text without a letter or digit answers ''.
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
