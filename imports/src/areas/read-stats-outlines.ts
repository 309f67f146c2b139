import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { encodePolygons, type Polygon } from '@homeyield/domain/outlines/outline'
import type { EncodedOutline } from './area-store.ts'

interface Feature {
  readonly properties: { readonly sa2_code: string }
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: Polygon }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly Polygon[] }
}

/** Reads Stats NZ's outlines of statistical areas 2 (GeoJSON in WGS84, packed or not), in order of codes. */
export async function readStatsOutlines(path: string): Promise<EncodedOutline[]> {
  const bytes = await readFile(path)
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  const { features } = JSON.parse(text) as { features: readonly Feature[] }
  return features
    .map(({ properties, geometry }) => ({
      sa2_code: properties.sa2_code,
      polygons: encodePolygons(geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates),
    }))
    .toSorted((one, two) => (one.sa2_code < two.sa2_code ? -1 : 1))
}
