import { columnUnit } from './column-unit.ts'
import { type Mapping, targetOf } from './guess-columns.ts'

/** What is said of each column: how it is converted, or why it is not used; null for one that is read as it is. */
export function columnNotes(
  heads: readonly string[],
  mapping: Mapping,
  isFilled: (index: number) => boolean = () => false,
): readonly (string | null)[] {
  return heads.map((head, index) => {
    const target = mapping[index] ?? null
    if (head === '' && target === null) {
      return isFilled(index) ? `Column ${index + 1} has no heading, and is not used.` : null
    }
    if (target === null) return unusedNote(heads, mapping, index)
    const { note, refusal } = columnUnit(target, head)
    if (refusal !== null) return `“${head}” is left out: ${refusal}.`
    return note === null ? null : `“${head}”: ${note}.`
  })
}

function unusedNote(heads: readonly string[], mapping: Mapping, index: number): string | null {
  const head = heads[index] ?? ''
  const target = targetOf(head)
  const used = target === undefined ? -1 : mapping.indexOf(target)
  const first = heads[used]
  if (first === undefined) return `“${head}” is not used.`
  return first.toLowerCase() === head.toLowerCase()
    ? `Two headings are “${head}”: the first is taken, the second is not used.`
    : `“${head}” is not used: “${first}” is taken.`
}
