import type { AreaRents, OwnCell } from './area-rents.ts'
import type { RawRent, RentEvidence, WiderLevel, WiderRent } from './market-rent-entry.ts'
import type { RentCell } from './rent-cell.ts'
import type { RentKind } from './rent-kind.ts'

/** The least areas and bonds with which a district's or region's figure is shown. */
const MIN_POOL = { areas: 3, bonds: 30 } as const

type RawCell = RentEvidence['area_other'][number]

/** Gathers the raw figures beside the estimate of each kind; of several areas, each one's own cell. */
export function evidenceGatherer(areas: readonly AreaRents[]): (kind: RentKind) => RentEvidence {
  // The sixteen kinds share the figures of their other cells.
  const others = areas[0]?.cells.map(toRawCell) ?? []
  return (kind) => gatherEvidence(kind, areas, others)
}

function gatherEvidence(kind: RentKind, areas: readonly AreaRents[], others: readonly RawCell[]): RentEvidence {
  const [first] = areas
  const isAlone = areas.length === 1
  const own = (area: AreaRents | undefined) => toRaw(area?.cells.find((cell) => isOf(cell, kind)))
  const district = shared(areas, 'district') ? findWider(first, 'district', kind) : null
  const region = shared(areas, 'region') ? findWider(first, 'region', kind) : null
  return {
    own: isAlone ? own(first) : null,
    area_other: isAlone ? others.filter((cell) => !isOf(cell, kind)) : [],
    suburb_group: isAlone ? findWider(first, 'suburb_group', kind) : null,
    district,
    // A region of one district, such as Auckland, adds nothing to its district.
    region: region !== null && district !== null && isSame(region, district) ? null : region,
    areas: isAlone ? [] : areas.map((area) => ({ place: area.places.area, own: own(area) })),
  }
}

function shared(areas: readonly AreaRents[], level: 'district' | 'region'): boolean {
  return new Set(areas.map(({ places }) => places[level])).size === 1
}

function findWider(area: AreaRents | undefined, level: WiderLevel, kind: RentKind): WiderRent | null {
  const cell = area?.[level].find((one) => isOf(one, kind))
  if (area === undefined || cell === undefined) return null
  if (level !== 'suburb_group' && (cell.areas < MIN_POOL.areas || cell.bonds < MIN_POOL.bonds)) return null
  const { lower_quartile, median, upper_quartile, bonds, period } = cell
  return { level, place: area.places[level] ?? '', lower_quartile, median, upper_quartile, bonds, period }
}

function isSame(region: WiderRent, district: WiderRent): boolean {
  const figures = ['bonds', 'lower_quartile', 'median', 'upper_quartile'] as const
  return figures.every((figure) => region[figure] === district[figure])
}

function isOf(cell: Pick<RentCell, 'dwelling' | 'number_of_bedrooms'>, kind: RentKind): boolean {
  return cell.dwelling === kind.dwelling && cell.number_of_bedrooms === kind.number_of_bedrooms
}

function toRaw(cell: OwnCell | undefined): RawRent | null {
  if (cell === undefined) return null
  const { lower_quartile, median, upper_quartile, bonds, period, set_aside } = cell
  return { lower_quartile, median, upper_quartile, bonds, period, used: !set_aside }
}

function toRawCell(cell: OwnCell): RawCell {
  const { dwelling, number_of_bedrooms, lower_quartile, median, upper_quartile, bonds, period, set_aside } = cell
  return { dwelling, number_of_bedrooms, lower_quartile, median, upper_quartile, bonds, period, used: !set_aside }
}
