// Longer than most words; longer ones are broken to stay on the page.
const LONGEST_WORD = 24
// A line may end beside a character, but not after opening or before closing punctuation.
const BESIDE_CHARACTER =
  /(?:(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，．！？：；）」』】》〉])|(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}（「『【《〈]))(?<![（「『【《〈“‘$])(?![、。，．！？：；）」』】》〉”’ー々%])/u

/** The parts of a word between which a line may end. An empty part keeps a hyphen from being added there. */
export function breakWord(word: string): string[] {
  return word
    .split(BESIDE_CHARACTER)
    .flatMap(breakLong)
    .flatMap((part, at) => (at === 0 ? [part] : ['', part]))
}

function breakLong(word: string): string[] {
  const signs = Array.from(word)
  const parts = Math.max(Math.ceil(signs.length / LONGEST_WORD), 1)
  return Array.from({ length: parts }, (_, at) => signs.slice(at * LONGEST_WORD, (at + 1) * LONGEST_WORD).join(''))
}
