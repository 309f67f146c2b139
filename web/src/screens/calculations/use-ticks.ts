import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { MOST_COLUMNS } from '@homeyield/domain/figures/compare/most-columns'
import { useState } from 'react'

/** The ids of the calculations that are ticked, in that order. */
export function useTicks(listed: readonly ListedCalculation[]) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  // One that is deleted is no longer ticked.
  const ticked = chosen.filter((id) => listed.some((calculation) => calculation.id === id))
  return {
    ticked,
    isFull: ticked.length >= MOST_COLUMNS,
    onTick: (id: string, on: boolean) => setChosen(on ? [...ticked, id] : ticked.filter((each) => each !== id)),
    clear: () => setChosen([]),
  }
}
