import { parseSeedTables, readSeedTexts } from '../reference/seed-tables.ts'

/** The names of the regions by their code, from the tables in `folder`. */
export async function regionNames(folder: string): Promise<ReadonlyMap<string, string>> {
  const { areas } = parseSeedTables(await readSeedTexts(folder))
  return new Map(areas.map(({ region_code, region }) => [region_code, region]))
}
