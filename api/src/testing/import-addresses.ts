import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An address on Kauri Street, as LINZ has it. */
export interface ImportedAddress {
  readonly id: number
  readonly street?: string
  readonly suburb: string
  readonly city: string
  readonly district: string
  readonly latitude: number
  readonly longitude: number
}

const HEADER =
  'address_id,unit,address_number,address_number_suffix,address_number_high,full_road_name,suburb_locality,town_city,territorial_authority,is_land,address_lifecycle,shape_X,shape_Y'

/** Replaces the addresses of a database by `npm run import -- addresses --file`. The house number is the id. Throws when it fails. */
export async function importAddresses(databaseUrl: string, addresses: readonly ImportedAddress[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'homeyield-addresses-'))
  const lines = addresses.map(({ id, street = 'Kauri Street', suburb, city, district, latitude, longitude }) =>
    [id, '', id, '', '', street, suburb, city, district, 'T', 'Current', longitude, latitude].join(','),
  )
  const file = join(folder, 'addresses.csv')
  await writeFile(file, [HEADER, ...lines, ''].join('\n'))
  try {
    await runProgram('import.ts', databaseUrl, ['addresses', '--file', file, '--partial'])
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Loads the shipped areas and rents, as an installation does. Throws when it fails. */
export async function loadShippedData(databaseUrl: string): Promise<void> {
  await runProgram('migrate.ts', databaseUrl)
}

async function runProgram(name: string, databaseUrl: string, args: readonly string[] = []): Promise<void> {
  const program = join(import.meta.dirname, '../../../run', name)
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  const [status] = await once(spawn(process.execPath, [program, ...args], { env, stdio: 'ignore' }), 'exit')
  if (status !== 0) throw new Error(`${name} ended with ${String(status)}.`)
}
