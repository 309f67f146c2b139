import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import type { Status } from '../../components/status-words.ts'

/** Which calculations are shown: null is any; `none` those without a status. */
export interface ListFilter {
  readonly status: Status | 'none' | null
  readonly tag: string | null
}

type Marked = Pick<ListedCalculation, 'status' | 'tags'>

export function filterCalculations<Calculation extends Marked>(
  calculations: readonly Calculation[],
  { status, tag }: ListFilter,
): readonly Calculation[] {
  if (status === null && tag === null) return calculations
  return calculations.filter(
    (one) => (status === null || (one.status ?? 'none') === status) && (tag === null || one.tags.includes(tag)),
  )
}

const collator = new Intl.Collator('en-NZ', { numeric: true })

/** Every tag that is used, each once, in order. */
export function tagsOf(calculations: readonly Marked[]): readonly string[] {
  return [...new Set(calculations.flatMap(({ tags }) => tags))].toSorted(collator.compare)
}
