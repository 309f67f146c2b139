import { readCsv } from '../csv/read-csv.ts'
import type { Meshblocks } from './meshblock-table.ts'

/** Reads the area of each meshblock, by its seven digits. */
export async function readMeshblocks(path: string): Promise<Meshblocks> {
  const meshblocks = new Map<string, string>()
  await readCsv(path, [['meshblock'], ['sa2_code']], (row) => {
    meshblocks.set(row['meshblock'] ?? '', row['sa2_code'] ?? '')
  })
  return meshblocks
}
