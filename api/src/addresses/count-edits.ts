/** A word to compare others with, of at most 30 letters: the positions of each letter, as bits. */
export interface Pattern {
  length: number
  positions: Int32Array
}

export interface Edits {
  /** From the typed word to the whole other word; Infinity when there are certainly more than allowed. */
  whole: number
  /** From the typed word to any beginning of the other word. */
  beginning: number
}

/**
 * Counts the edits from a typed word to the one whose letters are `letters` from `from` to before `to`; two swapped
 * neighbours are one edit. It reads only as many letters as `allowed` edits can match, and writes the result in `edits`.
 *
 * Source: Hyyrö, “A bit-vector algorithm for computing Levenshtein and Damerau edit distances” (2003). Each bit is a row
 * of the usual table, so that a letter takes a dozen operations.
 */
export function countEdits(
  { length, positions }: Pattern,
  letters: Int32Array,
  { from, to, allowed }: { from: number; to: number; allowed: number },
  edits: Edits,
): void {
  const lastRow = 1 << (length - 1)
  const end = Math.min(to, from + length + allowed)
  let increased = -1
  let decreased = 0
  let diagonal = 0
  let before = 0
  let distance = length
  let beginning = length
  for (let at = from; at < end; at += 1) {
    const same = positions[letters[at] ?? 0] ?? 0
    const swapped = ((~diagonal & same) << 1) & before
    diagonal = (((same & increased) + increased) ^ increased) | same | decreased | swapped
    const right = decreased | ~(diagonal | increased)
    const left = diagonal & increased
    if ((right & lastRow) !== 0) distance += 1
    if ((left & lastRow) !== 0) distance -= 1
    if (distance < beginning) beginning = distance
    // A letter lowers the distance by one at most.
    if (distance - (end - 1 - at) > allowed) {
      edits.whole = Infinity
      edits.beginning = beginning
      return
    }
    const rightBelow = (right << 1) | 1
    increased = (left << 1) | ~(diagonal | rightBelow)
    decreased = diagonal & rightBelow
    before = same
  }
  edits.whole = end === to ? distance : Infinity
  edits.beginning = beginning
}
