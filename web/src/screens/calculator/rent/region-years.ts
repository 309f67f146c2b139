import type { RegionRents } from '@homeyield/contract/market-trend'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import { type ChartContent, lastYears } from '../../../components/line-chart/chart-lines.ts'

const YEARS = 10

/** The region's rents over the last ten years, with the area's estimate as a point in its month. */
export function regionYears({ place, months, weekly_rent }: RegionRents, entry: MarketRentEntry | null): ChartContent {
  const region = { name: `All homes in ${place}`, figures: weekly_rent }
  const content = lastYears({ months, lines: [region] }, YEARS)
  const month = entry?.index.to ?? ''
  if (entry === null || !content.months.includes(month)) return content
  const figures = content.months.map((each) => (each === month ? entry.median : null))
  return { ...content, lines: [...content.lines, { name: `Estimate, ${entry.place}`, figures, isPoint: true }] }
}
