import type { Tally } from '../report/import-report.ts'
import { degreesOf, openBuilder } from './build-address.ts'
import type { SourceAddress } from './source-address.ts'

/** The columns of LINZ's layer 123113 that are used, in lower case. */
export const LINZ_COLUMNS = [
  'address_id',
  'unit',
  'address_number',
  'address_number_suffix',
  'address_number_high',
  'full_road_name',
  'suburb_locality',
  'town_city',
  'territorial_authority',
  'is_land',
  'address_lifecycle',
  'shape_x',
  'shape_y',
] as const
export type LinzColumn = (typeof LINZ_COLUMNS)[number]

/** The value of a column as text; '' when there is none. */
export type ValueOf = (column: LinzColumn) => string

/** Reads LINZ's rows; null for one that is not current, not on land or unusable, which is counted in `leftOut`. */
export function openLinzReader(leftOut: Tally): (valueOf: ValueOf) => SourceAddress | null {
  const build = openBuilder(leftOut)
  return (valueOf) => {
    if (valueOf('address_lifecycle') !== 'Current') {
      leftOut.add('not current')
      return null
    }
    if (valueOf('is_land') !== 'T') {
      leftOut.add('not on land')
      return null
    }
    return build({
      id: valueOf('address_id'),
      unit: valueOf('unit'),
      number: valueOf('address_number'),
      suffix: valueOf('address_number_suffix'),
      lastNumber: valueOf('address_number_high'),
      street: valueOf('full_road_name'),
      suburb: valueOf('suburb_locality'),
      city: valueOf('town_city'),
      district: valueOf('territorial_authority'),
      latitude: degreesOf(valueOf('shape_y')),
      longitude: degreesOf(valueOf('shape_x')),
    })
  }
}
