/**
 * The non-decreasing values nearest to the given ones by weighted least squares, with pool-adjacent-violators: where
 * values fall, neighbours are replaced by their weighted mean. Source: docs/method/market-rent.md, "Order of bedrooms".
 */
export function fitNonDecreasing(values: readonly number[], weights: readonly number[]): number[] {
  const blocks: { mean: number; weight: number; length: number }[] = []
  values.forEach((value, index) => {
    let block = { mean: value, weight: weights[index] ?? 0, length: 1 }
    for (let before = blocks.at(-1); before !== undefined && before.mean > block.mean; before = blocks.at(-1)) {
      blocks.pop()
      const weight = before.weight + block.weight
      const mean = (before.mean * before.weight + block.mean * block.weight) / weight
      block = { mean, weight, length: before.length + block.length }
    }
    blocks.push(block)
  })
  return blocks.flatMap(({ mean, length }) => Array.from({ length }, () => mean))
}
