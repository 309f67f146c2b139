import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const IMPORT = join(import.meta.dirname, '../import.ts')
const HEADER =
  'address_id,unit,address_number,address_number_suffix,address_number_high,full_road_name,suburb_locality,town_city,territorial_authority,is_land,address_lifecycle,shape_X,shape_Y'

// Milliseconds. It takes a few seconds, and waits for a database that is away.
const LIMIT = 120_000

/** Replaces the addresses by one whose id is the number; whether the import reported its end. It is killed when that takes too long, or when `stopping`. */
export async function importAddress(
  folder: string,
  databaseUrl: string,
  number: number,
  stopping: AbortSignal,
): Promise<boolean> {
  const file = join(folder, 'addresses.csv')
  const row = [number, '', number, '', '', 'Kauri Street', 'Otahuhu', 'Auckland', 'Auckland', 'T', 'Current']
  await writeFile(file, [HEADER, [...row, 174.8412, -36.9461].join(','), ''].join('\n'))
  const environment = { ...process.env, DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: databaseUrl }
  const words = [IMPORT, 'addresses', '--file', file, '--partial']
  const child = spawn(process.execPath, words, {
    env: environment,
    stdio: 'ignore',
    timeout: LIMIT,
    killSignal: 'SIGKILL',
    signal: stopping,
  })
  const [status] = await once(child, 'exit').catch(() => [null])
  return status === 0
}
