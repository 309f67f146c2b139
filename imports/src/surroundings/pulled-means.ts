/** Means by group, drawn towards 0 as by `pull` of weight. Source: docs/method/market-rent.md, "Surroundings". */
export function pulledMeans<Item>(
  items: readonly Item[],
  pull: number,
  of: (item: Item) => { readonly group: string; readonly weight: number; readonly value: number },
): Map<string, number> {
  const sums = new Map<string, { weight: number; value: number }>()
  for (const item of items) {
    const { group, weight, value } = of(item)
    const sum = sums.get(group) ?? { weight: 0, value: 0 }
    sums.set(group, { weight: sum.weight + weight, value: sum.value + weight * value })
  }
  return new Map([...sums].map(([group, { weight, value }]) => [group, value / (weight + pull)]))
}
