import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keysOf } from '@homeyield/domain/records/keys-of'
import { recordOf } from '@homeyield/domain/records/pick'
import type { Area, LaterCodes } from '../areas/area.ts'
import type { EncodedOutline } from '../areas/area-store.ts'
import { decodeMeshblocks, encodeMeshblocks, type Meshblocks } from '../areas/meshblock-table.ts'
import { parseCsv } from '../csv/parse-csv.ts'
import { toCsv } from '../csv/to-csv.ts'
import type { AreaCell } from '../market-rents/area-cell.ts'

export const SEEDS = fileURLToPath(new URL('../../../database/seeds', import.meta.url))

/** The tables shipped in database/seeds; their README describes the files. */
export interface SeedTables {
  readonly areas: readonly Area[]
  readonly meshblocks: Meshblocks
  readonly outlines: readonly EncodedOutline[]
  readonly laterCodes: LaterCodes
  readonly cells: readonly AreaCell[]
}

const SEED_FILES = {
  areas: 'areas.csv',
  districts: 'territorial-authorities.csv',
  regions: 'regions.csv',
  meshblocks: 'meshblocks.txt',
  outlines: 'outlines.txt',
  laterCodes: 'later-areas.csv',
  rents: 'market-rents.csv',
} as const

type Name = keyof typeof SEED_FILES
export type SeedTexts = Readonly<Record<Name, string>>

const COLUMNS = {
  areas: ['sa2_code', 'name', 'territorial_authority_code', 'region_code', 'on_land', 'latitude', 'longitude'],
  districts: ['territorial_authority_code', 'territorial_authority'],
  regions: ['region_code', 'region'],
  rents: [
    'sa2_code',
    'dwelling',
    'number_of_bedrooms',
    'lower_quartile',
    'median',
    'upper_quartile',
    'bonds',
    'period',
  ],
} as const

/** Writes the tables into `folder`, in an order independent of the input's. */
export async function writeSeedTables(folder: string, tables: SeedTables): Promise<void> {
  const texts = formatSeedTables(tables)
  await Promise.all(keysOf(SEED_FILES).map((name) => writeFile(join(folder, SEED_FILES[name]), texts[name])))
}

/** Reads the files of `folder`; removes the carriage returns of a checkout on Windows. */
export async function readSeedTexts(folder: string): Promise<SeedTexts> {
  const entries = keysOf(SEED_FILES).map(
    async (name) => [name, (await readFile(join(folder, SEED_FILES[name]), 'utf8')).replaceAll('\r\n', '\n')] as const,
  )
  const texts = new Map(await Promise.all(entries))
  return recordOf(keysOf(SEED_FILES), (name) => texts.get(name) ?? '')
}

export function formatSeedTables({ areas, meshblocks, outlines, laterCodes, cells }: SeedTables): SeedTexts {
  return {
    areas: formatRows<Area>(COLUMNS.areas, areas),
    districts: formatRows<Area>(COLUMNS.districts, areas),
    regions: formatRows<Area>(COLUMNS.regions, areas),
    meshblocks: encodeMeshblocks(meshblocks),
    outlines: outlines.map(({ sa2_code, polygons }) => `${sa2_code} ${polygons}\n`).join(''),
    laterCodes: toCsv(
      ['later_code', 'sa2_code'],
      [...laterCodes].toSorted(([one], [two]) => (one < two ? -1 : 1)),
    ),
    rents: formatRows<AreaCell>(COLUMNS.rents, cells),
  }
}

export function parseSeedTables(texts: SeedTexts): SeedTables {
  const districts = new Map(parseCsv(texts.districts).map((row) => [row['territorial_authority_code'], row]))
  const regions = new Map(parseCsv(texts.regions).map((row) => [row['region_code'], row]))
  return {
    areas: parseCsv(texts.areas).map((row) => ({
      sa2_code: row['sa2_code'] ?? '',
      name: row['name'] ?? '',
      territorial_authority_code: row['territorial_authority_code'] ?? '',
      territorial_authority: districts.get(row['territorial_authority_code'])?.['territorial_authority'] ?? '',
      region_code: row['region_code'] ?? '',
      region: regions.get(row['region_code'])?.['region'] ?? '',
      on_land: row['on_land'] === 'true',
      latitude: Number(row['latitude']),
      longitude: Number(row['longitude']),
    })),
    meshblocks: decodeMeshblocks(texts.meshblocks),
    outlines: parseOutlines(texts.outlines),
    laterCodes: parseLaterCodes(texts.laterCodes),
    cells: parseCsv(texts.rents).map((row) => ({
      sa2_code: row['sa2_code'] ?? '',
      dwelling: row['dwelling'] as AreaCell['dwelling'],
      number_of_bedrooms: Number(row['number_of_bedrooms']),
      lower_quartile: Number(row['lower_quartile']),
      median: Number(row['median']),
      upper_quartile: Number(row['upper_quartile']),
      bonds: Number(row['bonds']),
      period: row['period'] ?? '',
      areas: 1,
    })),
  }
}

export async function readRegionNames(folder: string): Promise<ReadonlyMap<string, string>> {
  const { areas } = parseSeedTables(await readSeedTexts(folder))
  return new Map(areas.map(({ region_code, region }) => [region_code, region]))
}

// Writes equal rows once, sorted by content, so that a new table differs only where it must.
function formatRows<Row extends Area | AreaCell>(
  columns: readonly (keyof Row & string)[],
  rows: readonly Row[],
): string {
  const lines = new Map(rows.map((row) => [JSON.stringify(columns.map((column) => row[column])), row]))
  const ordered = [...lines].toSorted(([one], [two]) => (one < two ? -1 : 1))
  return toCsv(
    columns,
    ordered.map(([, row]) => columns.map((column) => String(row[column]))),
  )
}

/** The shipped codes of 2019 and 2023 that are not of 2018. */
export async function readLaterCodes(): Promise<LaterCodes> {
  return parseLaterCodes(await readFile(join(SEEDS, SEED_FILES.laterCodes), 'utf8'))
}

function parseLaterCodes(text: string): LaterCodes {
  return new Map(parseCsv(text).map((row) => [row['later_code'] ?? '', row['sa2_code'] ?? '']))
}

function parseOutlines(text: string): EncodedOutline[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ sa2_code: line.slice(0, line.indexOf(' ')), polygons: line.slice(line.indexOf(' ') + 1) }))
}
