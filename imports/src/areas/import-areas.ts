import { basename, join } from 'node:path'
import { type Database, transaction } from '@homeyield/database/connection'
import { lockReferenceData } from '../reference/reference-store.ts'
import { storeReport } from '../report/import-report-store.ts'
import type { Area } from './area.ts'
import { readAreas, replaceAreas } from './area-store.ts'
import { readMeshblocks } from './read-meshblocks.ts'
import { readStatsAreas } from './read-stats-areas.ts'
import { readStatsOutlines } from './read-stats-outlines.ts'

export interface AreaReport {
  readonly areas: number
  readonly meshblocks: number
  readonly outlines: number
  /** Codes that the current areas do not have, and those that go. */
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** Names before and after. */
  readonly renamed: readonly string[]
}

/** The files of Stats NZ that a folder must have. */
export const AREA_FILES = {
  areas: 'sa2_2018.csv',
  meshblocks: 'meshblock2018_sa2.csv.gz',
  outlines: 'sa2_2018_polygons.geojson.gz',
} as const

/**
 * Replaces areas, meshblocks and outlines by Stats NZ's files in `folder`, in one transaction. Throws, and changes nothing, when
 * they do not agree with each other. Market rents and addresses keep their areas' codes, so no area of theirs may go.
 */
export async function importAreas(database: Database, folder: string, { dryRun = false } = {}): Promise<AreaReport> {
  const areas = await readStatsAreas(join(folder, AREA_FILES.areas))
  const meshblocks = await readMeshblocks(join(folder, AREA_FILES.meshblocks))
  const outlines = await readStatsOutlines(join(folder, AREA_FILES.outlines))
  checkAreas(areas, meshblocks.values(), outlines)
  return transaction(database, async (transaction, client) => {
    await lockReferenceData(transaction)
    const changes = compareAreas(await readAreas(transaction), areas)
    for (const [use, statement] of Object.entries(USED_AREAS)) {
      const { rows } = await client.query<{ sa2_code: string }>(statement, [changes.removed])
      if (rows.length > 0) {
        throw new Error(
          `${basename(folder)} lacks areas that have ${use}: ${rows.map((row) => row.sa2_code).join(', ')}.`,
        )
      }
    }
    const report = { areas: areas.length, meshblocks: meshblocks.size, outlines: outlines.length, ...changes }
    if (dryRun) return report
    await replaceAreas(transaction, { areas, meshblocks, outlines })
    await storeReport(transaction, { name: 'areas', source: `Stats NZ, folder ${basename(folder)}`, report })
    return report
  })
}

const USED_AREAS = {
  'market rents': `select distinct area_code as sa2_code from market_rents where area_kind = 'area' and area_code = any ($1)
    order by 1`,
  addresses: 'select distinct sa2_code from addresses where sa2_code = any ($1) order by 1',
}

function checkAreas(
  areas: readonly Area[],
  meshblockAreas: Iterable<string>,
  outlines: readonly { readonly sa2_code: string }[],
): void {
  const codes = new Set(areas.map((area) => area.sa2_code))
  const homeless = areas.find((area) => area.territorial_authority === '' || area.region === '')
  if (homeless)
    throw new Error(`${AREA_FILES.areas}: ${homeless.name} (${homeless.sa2_code}) has no district or region.`)
  const refuse = (file: string, code: string) => {
    throw new Error(`${file} names the area ${code}, which ${AREA_FILES.areas} does not have.`)
  }
  for (const code of meshblockAreas) if (!codes.has(code)) refuse(AREA_FILES.meshblocks, code)
  const outlined = new Set(outlines.map((outline) => outline.sa2_code))
  for (const code of outlined) if (!codes.has(code)) refuse(AREA_FILES.outlines, code)
  const onLand = areas.filter((area) => area.on_land)
  if (onLand.filter((area) => outlined.has(area.sa2_code)).length * 100 < onLand.length * MIN_PERCENT_OUTLINED) {
    throw new Error(`${AREA_FILES.outlines} has outlines of under ${MIN_PERCENT_OUTLINED} % of the areas on land.`)
  }
}

// Some remote islands have none.
const MIN_PERCENT_OUTLINED = 99

function compareAreas(current: readonly Area[], next: readonly Area[]) {
  const before = new Map(current.map((area) => [area.sa2_code, area.name]))
  const after = new Map(next.map((area) => [area.sa2_code, area.name]))
  return {
    added: [...after.keys()].filter((code) => !before.has(code)),
    removed: [...before.keys()].filter((code) => !after.has(code)),
    renamed: [...after].flatMap(([code, name]) => {
      const was = before.get(code)
      return was === undefined || was === name ? [] : [`${was} → ${name}`]
    }),
  }
}
