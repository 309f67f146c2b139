/**
 * Rounds amounts to whole numbers that add up to `sum`, by the largest remainder: each is rounded down, then the missing
 * dollars go to the parts above 0 that lost the most.
 */
export function roundToSum(exact: readonly number[], sum: number): number[] {
  const rounded = exact.map(Math.floor)
  const missing = sum - rounded.reduce((total, amount) => total + amount, 0)
  const byLoss = exact.map((amount, index) => ({ index, loss: amount - Math.floor(amount) }))
  byLoss.sort((one, other) => (missing >= 0 ? other.loss - one.loss : one.loss - other.loss))
  const costly = byLoss.filter(({ index }) => (exact[index] ?? 0) > 0)
  for (let given = 0; given < Math.abs(missing) && costly.length > 0; given += 1) {
    const { index } = costly[given % costly.length] ?? { index: 0 }
    rounded[index] = (rounded[index] ?? 0) + Math.sign(missing)
  }
  return rounded
}
