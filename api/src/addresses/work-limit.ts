/** The comparisons that a search may still make, so that no query can keep the server busy. */
export interface WorkLimit {
  spend: (comparisons: number) => boolean
  spent: () => number
}

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
