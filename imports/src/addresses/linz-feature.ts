import type { LinzColumn } from './linz-address.ts'
import type { LinzFeature } from './open-linz-layer.ts'

/** The value of a column in GeoJSON, as text. */
export function featureValue({ properties, geometry }: LinzFeature, column: LinzColumn): string {
  if (column === 'shape_x') return String(geometry?.coordinates[0] ?? '')
  if (column === 'shape_y') return String(geometry?.coordinates[1] ?? '')
  const value = properties[column]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
