import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { foldDoubledVowels, foldText } from '@homeyield/domain/property/fold-text'

type Placed = Pick<ListedCalculation, 'property' | 'suburb'>

/** The calculations whose address and suburb have words that begin with each word of `text`, with macrons or without. */
export function findCalculations<Calculation extends Placed>(
  calculations: readonly Calculation[],
  text: string,
): readonly Calculation[] {
  const folded = foldText(text)
  if (folded === '') return calculations
  const spellings = [folded, foldDoubledVowels(folded)].filter((spelling) => spelling !== null)
  const wanted = spellings.map((spelling) => spelling.split(' ').map((word) => ` ${word}`))
  return calculations.filter(({ property, suburb }) => {
    const place = ` ${foldText(`${property} ${suburb ?? ''}`)}`
    return wanted.some((words) => words.every((word) => place.includes(word)))
  })
}
