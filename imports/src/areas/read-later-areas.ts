import { readCsv } from '../csv/read-csv.ts'
import type { LaterCodes } from './area.ts'

/** The part of 171800 that MBIE's files have as an area of its own; it is in no list of Stats NZ at hand. */
const DIVIDED_IN_2019 = ['171802', '171800'] as const

/** Reads the table of areas of 2023; `codes` are those of 2018. An area of 2023 that stems from none is left out. */
export async function readLaterAreas(path: string, codes: ReadonlySet<string>): Promise<LaterCodes> {
  const later = new Map<string, string>([DIVIDED_IN_2019])
  await readCsv(path, [['sa2_2023'], ['sa2_2018_by_rule']], (row) => {
    const { sa2_2023: code = '', sa2_2018_by_rule: area = '' } = row
    if (!codes.has(code) && codes.has(area)) later.set(code, area)
  })
  return later
}
