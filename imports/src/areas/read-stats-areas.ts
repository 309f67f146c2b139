import { readCsv } from '../csv/read-csv.ts'
import { type Area, isOnLand } from './area.ts'
import { OUTLYING_POSITIONS } from './outlying-positions.ts'
import { spellPlaceName } from './spell-place-name.ts'

const COLUMNS = [
  'sa2_code',
  'sa2_name',
  'ta_code',
  'ta_name',
  'region_code',
  'region_name',
  'ur_indicator',
  'latitude',
  'longitude',
].map((column) => [column])

/**
 * Reads Stats NZ's table of statistical areas 2, in order of codes, with official spellings. Positions have five decimals
 * (a metre). Throws for an area without a position, unless a rough one is known.
 */
export async function readStatsAreas(path: string): Promise<Area[]> {
  const areas: Area[] = []
  await readCsv(path, COLUMNS, (row) => {
    const { sa2_code = '', sa2_name: name = '' } = row
    const [latitude, longitude] =
      row['latitude'] && row['longitude'] ? [row['latitude'], row['longitude']] : (OUTLYING_POSITIONS[sa2_code] ?? [])
    if (latitude === undefined || longitude === undefined) throw new Error(`${name} (${sa2_code}) has no position.`)
    areas.push({
      sa2_code,
      name: spellPlaceName(name),
      territorial_authority_code: row['ta_code'] ?? '',
      territorial_authority: spellPlaceName(row['ta_name'] ?? ''),
      region_code: row['region_code'] ?? '',
      region: spellPlaceName(row['region_name'] ?? ''),
      on_land: isOnLand(name, row['ur_indicator'] ?? ''),
      latitude: Number(Number(latitude).toFixed(5)),
      longitude: Number(Number(longitude).toFixed(5)),
    })
  })
  return areas.toSorted((one, two) => (one.sa2_code < two.sa2_code ? -1 : 1))
}
