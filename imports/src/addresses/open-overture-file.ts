import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import {
  type AsyncBuffer,
  cachedAsyncBuffer,
  type Compressors,
  type FileMetaData,
  parquetMetadataAsync,
  parquetReadObjects,
  parquetSchema,
  type RowGroup,
} from 'hyparquet'
import { z } from 'zod'
import { SourceFault } from '../http/source-fault.ts'
import type { BuildAddress } from './build-address.ts'
import { checkColumns } from './check-columns.ts'
import { meetsNewZealand } from './new-zealand.ts'
import { parseHouseNumber } from './parse-house-number.ts'
import type { SourceAddress } from './source-address.ts'

const COLUMNS = ['id', 'geometry', 'country', 'street', 'number', 'unit', 'address_levels']
// Bounds the memory, whatever the size of a row group.
const ROWS_AT_ONCE = 50_000
const SMALLEST_FILE = 12
// Node’s are several times as fast as those in JavaScript; hyparquet has its own for Snappy.
const COMPRESSORS: Compressors = { ZSTD: (input) => zstdDecompressSync(input), GZIP: (input) => gunzipSync(input) }

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const rowSchema = z.object({
  id: z.string(),
  geometry: z.object({ type: z.literal('Point'), coordinates: z.array(z.number()).min(2) }).nullish(),
  street: text,
  number: text,
  unit: text,
  // The town, then the suburb.
  address_levels: z.array(z.object({ value: text }).nullish()).nullish(),
})

export interface OvertureRows {
  readonly addresses: readonly SourceAddress[]
  /** Rows read, of every country. */
  readonly rows: number
}

/** The parts of an Overture file that may have addresses of New Zealand. */
export interface OvertureFile {
  readonly rows: number
  readonly read: (file: AsyncBuffer, build: BuildAddress, signal: AbortSignal) => AsyncIterable<OvertureRows>
}

/**
 * Opens a parquet file of Overture’s addresses. Throws, naming it, when it is damaged or lacks a column. Reads only the row groups
 * whose box meets New Zealand, and only the columns needed.
 */
export async function openOvertureFile(name: string, file: AsyncBuffer, signal?: AbortSignal): Promise<OvertureFile> {
  if (file.byteLength < SMALLEST_FILE) throw damaged(name)
  const metadata = await parquetMetadataAsync(file).catch(throwDamaged(name, signal))
  checkSchema(name, metadata)
  const groups = metadata.row_groups.filter((group) => meetsNewZealand(boxOf(group)))
  return {
    rows: groups.reduce((rows, group) => rows + Number(group.num_rows), 0),
    async *read(file, build, signal) {
      for (const group of groups) {
        const rows = Number(group.num_rows)
        const cached = cachedAsyncBuffer(file, { minSize: 0 })
        for (let rowStart = 0; rowStart < rows; rowStart += ROWS_AT_ONCE) {
          signal.throwIfAborted()
          const rowEnd = Math.min(rows, rowStart + ROWS_AT_ONCE)
          const found = await parquetReadObjects({
            file: cached,
            metadata: { ...metadata, row_groups: [group], num_rows: group.num_rows },
            columns: COLUMNS,
            rowStart,
            rowEnd,
            compressors: COMPRESSORS,
            useOffsetIndex: true,
          }).catch(throwDamaged(name, signal))
          if (found.length !== rowEnd - rowStart) throw damaged(name)
          yield { addresses: addressesOf(name, found, build), rows: found.length }
        }
      }
    },
  }
}

function checkSchema(name: string, metadata: FileMetaData): void {
  const columns = parquetSchema(metadata).children.map(({ element }) => element)
  checkColumns(
    name,
    columns.map((column) => column.name),
    COLUMNS,
  )
  const geometry = columns.find((column) => column.name === 'geometry')
  if (geometry?.logical_type?.type === 'GEOMETRY') return
  throw new SourceFault(`${name}: the column geometry has no positions in GeoParquet’s form (WKB).`)
}

/** From the statistics of a row group; null where the file has none. */
function boxOf(group: RowGroup) {
  const edge = (column: string, end: 'min' | 'max') => {
    const path = group.columns.find(({ meta_data: data }) => data?.path_in_schema.join('.') === `bbox.${column}`)
    const value = path?.meta_data?.statistics?.[`${end}_value`] ?? path?.meta_data?.statistics?.[end]
    return typeof value === 'number' ? value : null
  }
  const [west, east] = [edge('xmin', 'min'), edge('xmax', 'max')]
  const [south, north] = [edge('ymin', 'min'), edge('ymax', 'max')]
  return west === null || east === null || south === null || north === null ? null : { west, east, south, north }
}

function addressesOf(name: string, rows: readonly Record<string, unknown>[], build: BuildAddress): SourceAddress[] {
  const addresses: SourceAddress[] = []
  for (const row of rows) {
    if (row['country'] !== 'NZ') continue
    const read = rowSchema.safeParse(row)
    if (!read.success) throw new SourceFault(`${name} has a row that is no address of Overture’s.`)
    const { id, geometry, street, number, unit, address_levels: levels } = read.data
    const [longitude = Number.NaN, latitude = Number.NaN] = geometry?.coordinates ?? []
    const address = build({
      id,
      ...parseHouseNumber(number, unit),
      street,
      suburb: levels?.[1]?.value ?? '',
      city: levels?.[0]?.value ?? '',
      district: '',
      latitude,
      longitude,
    })
    if (address !== null) addresses.push(address)
  }
  return addresses
}

// A parquet reader’s error about damaged bytes says nothing to an operator.
function throwDamaged(name: string, signal?: AbortSignal): (error: unknown) => never {
  return (error) => {
    signal?.throwIfAborted()
    const isOfFile = error instanceof Error && 'syscall' in error
    throw error instanceof SourceFault || isOfFile ? error : damaged(name, error)
  }
}

function damaged(name: string, cause?: unknown): SourceFault {
  return new SourceFault(`${name} is cut off or damaged, or no parquet file.`, { cause })
}
