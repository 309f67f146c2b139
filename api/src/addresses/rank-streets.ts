import { sliceList } from '../server/slices.ts'
import type { Street } from './street-index.ts'

/** Orders streets by the size of their town, the largest first: of equally good ones the first is returned first. */
export async function rankStreets<Ranked extends Street>(streets: readonly Ranked[]): Promise<Ranked[]> {
  const townSizes = new Map<string, number>()
  for (const { city } of streets) townSizes.set(city, (townSizes.get(city) ?? 0) + 1)
  const bySize = Map.groupBy(streets, ({ city }) => townSizes.get(city) ?? 0)
  const ranked: Ranked[] = []
  for await (const sizes of sliceList(
    [...bySize.keys()].sort((a, b) => b - a),
    1,
  )) {
    for (const size of sizes) {
      const sorted = (bySize.get(size) ?? []).sort(
        (a, b) => compareText(a.name, b.name) || compareText(a.suburb ?? '', b.suburb ?? '') || a.id - b.id,
      )
      for (const street of sorted) ranked.push(street)
    }
  }
  return ranked
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
