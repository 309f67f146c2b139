const FEW_BONDS = 15

/** A caution about a rent that comes from few bonds; empty for enough of them. */
export function describeFewBonds(bonds: number): string {
  if (bonds >= FEW_BONDS) return ''
  return `This is a small sample: with ${bonds} ${bonds === 1 ? 'bond' : 'bonds'}, one unusual home changes the figures.`
}
