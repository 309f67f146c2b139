import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '@homeyield/database/connection'
import { loadCountry } from './load-country.ts'
import { makeStreets, repeatableRandom } from './synthetic-country.ts'
import type { KnownAddress } from './written-homes.ts'

const MADE_UP = { streets: 30_000, addresses: 300_000 }
const FIRST_STREET = 1_000_000
const HOUSES_BESIDE = 12

type SampledAddress = Omit<KnownAddress, 'id' | 'unit'>
type UnplacedAddress = Omit<SampledAddress, 'district' | 'region'>

/** Whether a folder has the samples of addresses. */
export function hasSamples(folder: string): boolean {
  return existsSync(join(folder, 'geocoded_addresses_sample.csv'))
}

/**
 * Loads the sampled addresses, each with its neighbours and with streets of its name and numbers elsewhere, beside a made-up country and
 * the names of real streets; returns those sampled.
 */
export async function loadSampledCountry(database: Database, folder: string): Promise<KnownAddress[]> {
  const { pool } = database
  const random = repeatableRandom(34)
  await loadCountry(database, makeStreets(MADE_UP.streets, random), MADE_UP.addresses, random)
  const { rows } = await pool.query<{ sa2_code: string; district: string; region: string }>(
    `select sa2_code, territorial_authority as district, replace(region, ' Region', '') as region from areas where on_land`,
  )
  const wider = new Map(rows.map(({ sa2_code, ...around }) => [sa2_code, around]))
  const sampled = [...readSchools(folder), ...readHomes(folder)].flatMap((address): SampledAddress[] => {
    const around = wider.get(address.sa2_code)
    return around === undefined ? [] : [{ ...address, ...around }]
  })
  const streets = openStreets()
  const addresses: string[][] = []
  const known = sampled.map((address, at): KnownAddress => {
    const unit = at % 4 === 3 ? String((at % 7) + 1) : ''
    const [id] = addHomes(addresses, streets.idOf(address), { ...address, unit })
    return { ...address, unit, id: id ?? '' }
  })
  // The same street and numbers in two other places.
  for (const [at, address] of sampled.entries()) {
    for (const step of [7, 61]) {
      const other = sampled[(at + step * (1 + (at % 3))) % sampled.length]
      if (other === undefined || streets.has({ ...other, street: address.street })) continue
      const { suburb, city, district, region, sa2_code } = other
      const here = { ...address, suburb, city, district, region, sa2_code, unit: '' }
      addHomes(addresses, streets.idOf(here), here)
    }
  }
  const names = new Set(sampled.map(({ street, district }) => `${street}\t${district}`))
  for (const point of readPoints(folder, wider)) {
    if (!names.has(`${point.street}\t${point.district}`))
      addHomes(addresses, streets.idOf(point), { ...point, unit: '' })
  }
  await insert(pool, streets.rows(), addresses)
  // As an import of addresses does.
  await pool.query(`
    insert into suburb_areas
    select suburb, sa2_code, shared from (
      select suburb, sa2_code, count(*) as shared, sum(count(*)) over (partition by sa2_code) as in_area,
        sum(count(*)) over (partition by suburb, district) as in_suburb
      from (
        select coalesce(suburb, city) as suburb, territorial_authority as district, sa2_code
        from addresses join streets on streets.id = street_id where street_id >= ${FIRST_STREET}
      ) as located group by suburb, district, sa2_code
    ) as counted
    where shared * 2 >= in_area or shared * 2 >= in_suburb
    on conflict do nothing`)
  await pool.query(`insert into import_reports (name, source, report) values ('addresses', 'bench', '{}')`)
  return known
}

/** A home, and houses beside it; returns their ids, its own first. */
function addHomes(rows: string[][], streetId: number, home: Omit<KnownAddress, 'id'>): string[] {
  const { number, suffix, unit, sa2_code } = home
  const own = [{ number, suffix, unit }]
  const beside = Array.from({ length: HOUSES_BESIDE }, (_, at) => ({
    number: Math.max(1, number - HOUSES_BESIDE) + at * 2 + (number % 2 === 0 ? 1 : 0),
    suffix: '',
    unit: '',
  }))
  const house = unit === '' ? [] : [{ number, suffix, unit: '' }]
  const kind = rows.length % 3 === 0 ? 'beside' : 'sampled'
  return [...own, ...house, ...beside.filter((one) => one.number !== number)].map((one, at) => {
    const id = `${at === 0 ? 'sampled' : kind}-${streetId}-${rows.length}`
    const label = `${one.unit === '' ? '' : `${one.unit}/`}${one.number}${one.suffix}`
    rows.push([id, String(streetId), label, String(one.number), one.suffix, one.unit, sa2_code])
    return id
  })
}

function openStreets() {
  const ids = new Map<string, number>()
  const keyOf = ({ street, suburb, city, district }: Pick<SampledAddress, 'street' | 'suburb' | 'city' | 'district'>) =>
    [street, suburb ?? '', city, district].join('\t')
  return {
    has: (street: Parameters<typeof keyOf>[0]) => ids.has(keyOf(street)),
    idOf(street: Parameters<typeof keyOf>[0]): number {
      const id = ids.get(keyOf(street)) ?? FIRST_STREET + ids.size
      ids.set(keyOf(street), id)
      return id
    },
    rows: () => Array.from(ids, ([key, id]) => [String(id), ...key.split('\t')]),
  }
}

async function insert(
  pool: Database['pool'],
  streets: readonly string[][],
  addresses: readonly string[][],
): Promise<void> {
  const columnsOf = (rows: readonly string[][], count: number) =>
    Array.from({ length: count }, (_, column) => rows.map((row) => row[column] ?? ''))
  await pool.query(
    `insert into streets select id, name, nullif(suburb, ''), city, district
     from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[]) as given (id, name, suburb, city, district)`,
    columnsOf(streets, 5),
  )
  await pool.query(
    `insert into addresses (id, street_id, label, house_number, suffix, unit, sa2_code, latitude, longitude)
     select id, street_id, label, house_number, suffix, unit, sa2_code, -41, 174
     from unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::text[])
       as given (id, street_id, label, house_number, suffix, unit, sa2_code)`,
    columnsOf(addresses, 7),
  )
  await pool.query('analyze streets, addresses')
}

/** Without the districts that some places have in their names: Bayswater-Auckland. */
function plainSuburb(suburb: string, city: string): string | null {
  const plain = suburb.replace(new RegExp(`-${city}$`, 'u'), '').replace(/ CBD$/u, ' Central')
  return plain === '' || plain === city ? null : plain
}

function* readSchools(folder: string): Generator<UnplacedAddress> {
  for (const row of readCsv(folder, 'geocoded_addresses_sample.csv')) {
    const { street: written = '', suburb = '', town_city: city = '', sa2_code = '' } = row
    const [, number, suffix = '', name] = /^(?:(\d+)([A-Z]?)(?:-\d+)? )?(.+)$/u.exec(written) ?? []
    // A corner has no address.
    if (name === undefined || /\band\b|^Cnr /u.test(name)) continue
    yield {
      number: Number(number ?? 11 + ((name.length * 7) % 90)),
      suffix,
      street: name,
      suburb: plainSuburb(suburb, city),
      city,
      sa2_code,
    }
  }
}

function* readHomes(folder: string): Generator<UnplacedAddress> {
  const parents = new Map(
    [...readCsv(folder, 'sa2_2023.csv')].map(({ sa2_2023 = '', sa2_2018_by_rule = '' }) => [
      sa2_2023,
      sa2_2018_by_rule,
    ]),
  )
  for (const row of readCsv(folder, 'auckland_residential_addresses_sample.csv')) {
    const { full_address = '', suburb_locality = '', town_city: city = '', sa2_2023 = '' } = row
    const [, number, suffix = '', street] = /^(?:\d+\/)?(\d+)([A-Z]?) ([^,]+),/u.exec(full_address) ?? []
    if (street === undefined) continue
    yield {
      number: Number(number),
      suffix,
      street,
      suburb: plainSuburb(suburb_locality, city),
      city,
      sa2_code: parents.get(sa2_2023) ?? '',
    }
  }
}

/** Real names of streets in their districts, with the area's name as their suburb. */
function* readPoints(
  folder: string,
  wider: ReadonlyMap<string, Pick<SampledAddress, 'district' | 'region'>>,
): Generator<SampledAddress> {
  for (const { street_upper = '', sa2_2018: sa2_code = '', sa2_name: suburb = '' } of readCsv(
    folder,
    'nz_street_points_cas_2020.csv',
  )) {
    const around = wider.get(sa2_code)
    if (around === undefined || !/^[A-Z' ]+ (?:ST|ROAD|AVE|DRIVE|PLACE|CRES)$/u.test(street_upper)) continue
    const street = street_upper
      .toLowerCase()
      .replace(/ st$/u, ' street')
      .replace(/ ave$/u, ' avenue')
      .replace(/ cres$/u, ' crescent')
      .replaceAll(/\b[a-z]/gu, (letter) => letter.toUpperCase())
    yield {
      number: 10,
      suffix: '',
      street,
      suburb: suburb.replace(/ (?:North|South|East|West|Central)$/u, ''),
      city: around.district.replace(/ (?:City|District)$/u, ''),
      ...around,
      sa2_code,
    }
  }
}

function* readCsv(folder: string, file: string): Generator<Readonly<Record<string, string>>> {
  const [headings = '', ...lines] = readFileSync(join(folder, file), 'utf8').trim().split(/\r?\n/u)
  const names = headings.split(',')
  for (const line of lines) {
    const cells = Array.from(
      line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/gu),
      ([, quoted, plain = '']) => quoted ?? plain,
    )
    yield Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))
  }
}
