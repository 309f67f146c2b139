import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const TENANCY_HEADER =
  'TimeFrame,Location Id,Dwelling Type,Number Of Beds,Total Bonds,Median Rent,Upper Quartile Rent,Lower Quartile Rent'

/** Writes a file that the end of the test removes; returns its path. */
export async function writeTemporaryFile(content: string | Buffer, name = 'tenancy.csv'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'homeyield-import-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

/** MBIE's file with a figure of `bonds` for a three-bedroom house in each of the areas. */
export function formatTenancies(
  areas: readonly string[],
  { quarter = '2025-07-01', bonds = 12, median = 700 } = {},
): string {
  const rows = areas.map((area) => `${quarter},${area},House,3,${bonds},${median},800,600\n`)
  return `${TENANCY_HEADER}\n${rows.join('')}`
}
