import { basename } from 'node:path'
import { asyncBufferFromFile } from 'hyparquet'
import { type RecordBlock, readRecords } from '../csv/read-records.ts'
import { describeFileFailure } from '../files/describe-file-failure.ts'
import { findFileKind } from '../files/file-kind.ts'
import type { Tally } from '../report/import-report.ts'
import { openBuilder } from './build-address.ts'
import { LINZ_COLUMNS, openLinzReader, type ValueOf } from './linz-address.ts'
import { openOvertureFile } from './open-overture-file.ts'
import type { AddressList, SourceAddress } from './source-address.ts'

const COLUMNS = LINZ_COLUMNS.map((column) => [column])
const LARGEST_ANGLE = 360

/**
 * Opens LINZ's CSV as downloaded, plain, .gz or .zip, or a parquet file of Overture's addresses. Throws, naming the file, when it
 * cannot be read or lacks a column. An id that occurs twice is refused by the load: the primary key shows it.
 */
export async function openAddressFile(path: string): Promise<AddressList> {
  const kind = await findFileKind(path).catch((error: unknown) => {
    throw describeFileFailure(path, error)
  })
  return kind === 'parquet' ? openParquet(path) : openCsv(path)
}

async function openParquet(path: string): Promise<AddressList> {
  const bytes = await asyncBufferFromFile(path)
  const file = await openOvertureFile(path, bytes)
  if (file.rows === 0) throw new Error(`${path} has no addresses of New Zealand.`)
  return {
    source: `Overture Maps, file ${basename(path)}`,
    asOf: null,
    async *read({ signal, onProgress, leftOut }) {
      let read = 0
      for await (const { addresses, rows } of file.read(bytes, openBuilder(leftOut), signal)) {
        read += rows
        onProgress(read / file.rows)
        yield addresses
      }
    },
  }
}

async function openCsv(path: string): Promise<AddressList> {
  // The first block shows whether this is the file.
  for await (const _ of readRecords(path, { columns: COLUMNS, onProgress: () => undefined })) break
  return {
    source: `LINZ, file ${basename(path)}`,
    asOf: null,
    async *read({ signal, onProgress, leftOut }) {
      const read = openRowReader(leftOut)
      for await (const block of readRecords(path, { columns: COLUMNS, onProgress })) {
        signal.throwIfAborted()
        checkPositions(path, block)
        yield read(block)
      }
    },
  }
}

function openRowReader(leftOut: Tally): (block: RecordBlock) => SourceAddress[] {
  const readAddress = openLinzReader(leftOut)
  return ({ header, rows }) => {
    const columns = Object.fromEntries(header.map((name, at) => [name, at]))
    const addresses: SourceAddress[] = []
    for (const row of rows) {
      const valueOf: ValueOf = (column) => row[columns[column] ?? -1] ?? ''
      const address = readAddress(valueOf)
      if (address !== null) addresses.push(address)
    }
    return addresses
  }
}

// Of another projection, such as NZTM, every position would be outside New Zealand.
function checkPositions(path: string, { header, rows, lineOf }: RecordBlock): void {
  const column = header.indexOf('shape_x')
  const wrong = rows.findIndex((row) => Math.abs(Number(row[column])) > LARGEST_ANGLE)
  if (wrong === -1) return
  const value = rows[wrong]?.[column] ?? ''
  throw new Error(
    `${path}, line ${lineOf(wrong)}: shape_X is ${value}, which is no longitude. Export the layer in degrees (EPSG:4167 or EPSG:4326).`,
  )
}
