import type { RentCell } from '@homeyield/domain/rent/rent-cell'

/** The rent quartiles of one area, as MBIE publishes them. `areas` is always 1. */
export interface AreaCell extends RentCell {
  readonly sa2_code: string
}

/** A key of dwelling and number of bedrooms. */
export function kindOf(cell: Pick<RentCell, 'dwelling' | 'number_of_bedrooms'>): string {
  return `${cell.dwelling} ${cell.number_of_bedrooms}`
}
