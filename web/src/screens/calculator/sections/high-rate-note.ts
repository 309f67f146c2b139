/** Asks whether a rate that no New Zealand home loan has had for decades is right; it is allowed. */
export function highRateNote(rate: number | null): string | undefined {
  return rate !== null && rate > 20 ? 'More than 20%: check the rate.' : undefined
}
