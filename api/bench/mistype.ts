import { pick, type Random } from './synthetic-names.ts'

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** The text with one slip of the finger in a word of four letters or more: letters swapped, one missing, one doubled, or its neighbour on the keyboard. */
export function mistype(text: string, random: Random): string {
  const words = text.split(' ')
  const letters = words.flatMap((word, at) =>
    word.length < 4 ? [] : Array.from(word, (_, letter) => ({ at, letter })),
  )
  if (letters.length === 0) return text
  const { at, letter } = pick(letters, random)
  const word = words[at] ?? ''
  const [before, here, after] = [word.slice(0, letter), word.charAt(letter), word.slice(letter + 1)]
  const slips = [
    `${before}${after.charAt(0)}${here}${after.slice(1)}`,
    `${before}${after}`,
    `${before}${here}${here}${after}`,
    `${before}${neighbour(here, random)}${after}`,
  ].filter((slip) => slip !== word)
  return words.with(at, pick(slips, random)).join(' ')
}

function neighbour(letter: string, random: Random): string {
  const plain = letter.normalize('NFD').charAt(0).toLowerCase()
  const row = rows.find((keys) => keys.includes(plain)) ?? 'e'
  const at = row.indexOf(plain)
  return pick(
    [row.charAt(at - 1), row.charAt(at + 1)].filter((key) => key !== ''),
    random,
  )
}
