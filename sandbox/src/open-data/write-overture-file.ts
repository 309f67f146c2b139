import { gzipSync, zstdCompressSync } from 'node:zlib'
import { parquetWriteBuffer } from 'hyparquet-writer'
import type { AddressRow } from './address-row.ts'

type Schema = NonNullable<Parameters<typeof parquetWriteBuffer>[0]['schema']>

export interface OvertureFileOptions {
  /** Rows of a row group. */
  readonly rowGroupSize?: number
  readonly codec?: 'ZSTD' | 'SNAPPY' | 'GZIP'
  /** Leaves this column out. */
  readonly without?: 'street'
  /** Leaves the metadata of GeoParquet out. */
  readonly isPlain?: boolean
  readonly hasStatistics?: boolean
}

/** Bytes; small, so that a column has several pages. */
const PAGE_SIZE = 64 * 1024
const EDGES = ['xmin', 'xmax', 'ymin', 'ymax'] as const
const STRING = { type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' } as const
const SCHEMAS: Readonly<Record<string, Schema>> = {
  id: [{ ...STRING, name: 'id' }],
  geometry: [{ name: 'geometry', type: 'BYTE_ARRAY', repetition_type: 'OPTIONAL' }],
  bbox: [
    { name: 'bbox', repetition_type: 'OPTIONAL', num_children: 4 },
    ...EDGES.map((name) => ({ name, type: 'FLOAT', repetition_type: 'OPTIONAL' }) as const),
  ],
  country: [{ ...STRING, name: 'country' }],
  postcode: [{ ...STRING, name: 'postcode' }],
  street: [{ ...STRING, name: 'street' }],
  number: [{ ...STRING, name: 'number' }],
  unit: [{ ...STRING, name: 'unit' }],
  address_levels: [
    { name: 'address_levels', converted_type: 'LIST', repetition_type: 'OPTIONAL', num_children: 1 },
    { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
    { name: 'element', repetition_type: 'OPTIONAL', num_children: 1 },
    { ...STRING, name: 'value' },
  ],
}
const GEO = {
  version: '1.1.0',
  primary_column: 'geometry',
  columns: { geometry: { encoding: 'WKB', geometry_types: ['Point'] } },
}

/** Writes addresses as Overture does: GeoParquet with boxes. A row’s `country` is NZ unless it has one. */
export function writeOvertureFile(
  rows: readonly AddressRow[],
  { rowGroupSize = 1000, codec = 'ZSTD', without, isPlain = false, hasStatistics = true }: OvertureFileOptions = {},
): Buffer {
  const values = rows.map(overtureRow)
  const names = Object.keys(SCHEMAS).filter((name) => name !== without)
  const content = parquetWriteBuffer({
    columnData: names.map((name) => ({ name, data: values.map((row) => row[name]) })),
    schema: [{ name: 'root', num_children: names.length }, ...names.flatMap((name) => SCHEMAS[name] ?? [])],
    rowGroupSize,
    pageSize: PAGE_SIZE,
    statistics: hasStatistics,
    kvMetadata: isPlain ? [] : [{ key: 'geo', value: JSON.stringify(GEO) }],
    ...(codec === 'SNAPPY'
      ? {}
      : { codec, compressors: { ZSTD: (input) => zstdCompressSync(input), GZIP: (input) => gzipSync(input) } }),
  })
  return Buffer.from(content)
}

function overtureRow(row: AddressRow): Record<string, unknown> {
  const textOf = (name: string) => String(row[name] ?? '') || null
  const [x, y] = [Number(row['shape_X']), Number(row['shape_Y'])]
  const last = textOf('address_number_high')
  const number = `${row['address_number'] ?? ''}${row['address_number_suffix'] ?? ''}${last === null ? '' : `-${last}`}`
  return {
    id: `08fb1234-5678-4abc-8def-${String(row['address_id']).padStart(12, '0')}`,
    geometry: pointOf(x, y),
    bbox: { xmin: x, xmax: x, ymin: y, ymax: y },
    country: textOf('country') ?? 'NZ',
    postcode: null,
    street: textOf('full_road_name'),
    number: number || null,
    unit: textOf('unit'),
    address_levels: ['town_city', 'suburb_locality'].map((name) => ({ value: textOf(name) })),
  }
}

/** A point in well-known binary. */
function pointOf(x: number, y: number): Uint8Array {
  const point = Buffer.alloc(21)
  point.writeUInt8(1, 0)
  point.writeUInt32LE(1, 1)
  point.writeDoubleLE(x, 5)
  point.writeDoubleLE(y, 13)
  return point
}
