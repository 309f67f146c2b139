import type { MarketRentEntry, WiderRent } from './market-rent-entry.ts'

/** How many bonds of each kind are known beside an estimate. */
export interface RestsOn {
  /** Of this kind of home in the area. */
  readonly own: number
  /** Of the area's other kinds and sizes, each bond once; those set aside do not count. */
  readonly otherSizes: number
  /** Of this kind of home in the nearest wider area. */
  readonly wider: Pick<WiderRent, 'level' | 'place' | 'bonds'> | null
}

export function restsOn({
  dwelling,
  number_of_bedrooms,
  bonds,
  evidence,
}: Pick<MarketRentEntry, 'dwelling' | 'number_of_bedrooms' | 'bonds' | 'evidence'>): RestsOn {
  const { own, area_other, suburb_group, district, region } = evidence
  // Of all dwellings together count only the bonds that no cell of one dwelling has.
  const counted = [...area_other, ...(own === null ? [] : [{ ...own, dwelling, number_of_bedrooms }])]
  const otherSizes = area_other
    .filter(({ used }) => used)
    .reduce((sum, cell) => sum + (cell.dwelling === 'Any' ? withoutCells(cell, counted) : cell.bonds), 0)
  const wider = suburb_group ?? district ?? region
  return {
    own: bonds,
    otherSizes,
    wider: wider === null ? null : { level: wider.level, place: wider.place, bonds: wider.bonds },
  }
}

type Cell = Pick<MarketRentEntry['evidence']['area_other'][number], 'dwelling' | 'number_of_bedrooms' | 'bonds'>

function withoutCells(all: Cell, cells: readonly Cell[]): number {
  const parts = cells.filter(
    ({ dwelling, number_of_bedrooms }) =>
      dwelling !== 'Any' && dwelling !== 'Room' && number_of_bedrooms === all.number_of_bedrooms,
  )
  return Math.max(
    parts.reduce((left, { bonds }) => left - bonds, all.bonds),
    0,
  )
}
