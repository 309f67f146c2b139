/** A count of comparisons that a search may still make, so that no query can keep the server busy. */
export interface WorkLimit {
  /** Takes `comparisons` from what is left; false when there was too little, and the search then ends with what it has. */
  spend: (comparisons: number) => boolean
  /** The comparisons made so far. */
  spent: () => number
}

/** A limit of so many comparisons. */
export function limitWork(comparisons: number): WorkLimit {
  let spent = 0
  return {
    spend(count) {
      if (spent + count > comparisons) return false
      spent += count
      return true
    },
    spent: () => spent,
  }
}
