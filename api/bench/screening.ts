// Measures the screening of a list of homes, and asserts nothing:
//   node api/bench/screening.ts [--addresses] [--speed] [--samples=<folder>] [--show]
// addresses: how many addresses of samples, in the folder that you name, are read and found as people write them, and how fast.
// `right` is the address, and 97 % is asked of it alone; `near` is another one of its area, which has the same rent. --show lists those of the first half that are neither; the second is there to
// see whether changes are good for more than the first.
// speed: how long lists take, and how much slower the calls of others are beside them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readListings } from '@homeyield/domain/listings/read-listings'
import { openAddressStore } from '../src/addresses/address-store.ts'
import { findPlace } from '../src/addresses/find-place.ts'
import { type FoundPlace, placeIdOf, placesIn, type PlaceResult } from '../src/addresses/place-source.ts'
import { openStreetDirectory } from '../src/addresses/street-directory.ts'
import { openAreaDirectory } from '../src/areas/area-directory.ts'
import { openAreaStore } from '../src/areas/area-store.ts'
import { openBench } from './open-bench.ts'
import { measureScreeningSpeed } from './measure-screening-speed.ts'
import { hasSamples, loadSampledCountry } from './sampled-country.ts'
import { repeatableRandom } from './synthetic-country.ts'
import { type KnownAddress, writeHomes, type WrittenHome } from './written-homes.ts'

const WAYS_OF_EACH = 12
const OFF = { type: 'boolean', default: false } as const
const { values: options } = parseArgs({
  options: { addresses: OFF, speed: OFF, show: OFF, samples: { type: 'string', default: '' } },
})

/** `near` is right by its area, but another address. */
type Verdict = 'right' | 'near' | 'asked' | 'not found' | 'wrong'

const isWhole = options.addresses === options.speed
if (isWhole || options.addresses) await (hasSamples(options.samples) ? measureAddresses() : skipAddresses())
if (isWhole || options.speed) await measureScreeningSpeed(bringUpToDate)

async function skipAddresses(): Promise<void> {
  print('addresses: not measured: name the folder that has the samples by --samples=<folder>')
}

async function measureAddresses(): Promise<void> {
  const bench = await openBench()
  try {
    await bringUpToDate(bench.databaseUrl)
    const addresses = await loadSampledCountry(bench.database, options.samples)
    const store = openAddressStore(bench.database)
    const streets = openStreetDirectory(store)
    const areas = openAreaDirectory({ areas: openAreaStore(bench.database) })
    await Promise.all([streets.warm(), areas.warm()])
    const find = findPlace({ addresses: store, streets, areas })
    const { byCode } = await areas.current()
    const districtOf = (code: string) => byCode.get(code)?.territorial_authority
    const homes = writeHomes(addresses, WAYS_OF_EACH, repeatableRandom(2026))
    print(`addresses: ${homes.length} written homes of ${addresses.length} addresses`)

    const times: number[] = []
    const verdicts = new Map<WrittenHome, Verdict>()
    for (const home of homes) {
      const begun = performance.now()
      const [listed] = readListings(home.text).homes
      const result: PlaceResult = listed === undefined ? { state: 'not_found' } : await find(listed.address)
      times.push(performance.now() - begun)
      const verdict = judge(home, result, districtOf)
      verdicts.set(home, verdict)
      if (options.show && home.half === 'first' && verdict !== 'right' && verdict !== 'near')
        show(home, listed?.address, verdict, result)
    }
    report(homes, verdicts)
    const sorted = times.toSorted((one, other) => one - other)
    const at = (share: number) => `${(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(1)} ms`
    const seconds = times.reduce((total, time) => total + time, 0) / 1000
    print(`a line p50 ${at(0.5)}, p99 ${at(0.99)}, ${(times.length / seconds).toFixed(0)} lines a second`)
  } finally {
    await bench.close()
  }
}

/** A question is right where the text names several places, and the right one is among them. */
function judge({ wanted, names, isOpen }: WrittenHome, result: PlaceResult, districtOf: DistrictOf): Verdict {
  if (result.state === 'not_found') return 'not found'
  const places = placesIn(result)
  const isWanted = (place: FoundPlace) => {
    if (names === 'suburb') return place.found === 'suburb' && isSuburb(place, wanted, districtOf)
    if (names === 'street') return place.found === 'street' && place.sa2_code === wanted.sa2_code
    return place.id === placeIdOf(wanted.id)
  }
  const isNear = ({ found, sa2_code }: FoundPlace) =>
    names === 'address' && found === 'address' && sa2_code === wanted.sa2_code
  const match = places.some(isWanted) ? 'right' : places.some(isNear) ? 'near' : null
  if (result.state === 'known') return match ?? 'wrong'
  return isOpen && places.length > 1 ? (match ?? 'asked') : 'asked'
}

/** The district of an area; undefined of none. */
type DistrictOf = (sa2Code: string) => string | undefined

/** The areas of a suburb may leave one out that has an address of it: its name in the same district is the suburb too. */
function isSuburb({ suburb, sa2_code }: FoundPlace, wanted: KnownAddress, districtOf: DistrictOf): boolean {
  const codes = sa2_code.split(',')
  const name = (wanted.suburb ?? wanted.city).toLowerCase()
  const district = districtOf(wanted.sa2_code)
  const isInDistrict = district !== undefined && codes.some((code) => districtOf(code) === district)
  return codes.includes(wanted.sa2_code) || ((suburb ?? '').toLowerCase() === name && isInDistrict)
}

function report(homes: readonly WrittenHome[], verdicts: ReadonlyMap<WrittenHome, Verdict>): void {
  const kinds: readonly Verdict[] = ['right', 'near', 'asked', 'not found', 'wrong']
  const line = (name: string, some: readonly WrittenHome[]) => {
    const shares = kinds.map((kind) => {
      const count = some.filter((home) => verdicts.get(home) === kind).length
      return `${kind} ${((100 * count) / Math.max(1, some.length)).toFixed(1)} %`
    })
    print(`${name.padEnd(24)} ${String(some.length).padStart(5)}  ${shares.join('  ')}`)
  }
  line('both halves', homes)
  for (const half of ['first', 'second'] as const)
    line(
      `${half} half`,
      homes.filter((home) => home.half === half),
    )
  for (const [way, some] of Map.groupBy(homes, (home) => home.way)) line(`  ${way}`, some)
}

function show(
  { way, text, wanted }: WrittenHome,
  address: string | undefined,
  verdict: Verdict,
  result: PlaceResult,
): void {
  const found =
    result.state === 'known'
      ? `${result.place.found} ${result.place.address} (${result.place.sa2_code})`
      : result.state === 'question'
        ? result.candidates.map((place) => place.address).join(' | ')
        : '–'
  print(
    `${verdict}, ${way}: ${JSON.stringify(text)} read as ${address ?? '–'}, wanted in ${wanted.sa2_code}, found ${found}`,
  )
}

// imports loads the tables, and api may not import it.
async function bringUpToDate(databaseUrl: string): Promise<void> {
  const program = join(import.meta.dirname, '../../run/migrate.ts')
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [status] = (await once(child, 'exit')) as [number | null]
  if (status !== 0) throw new Error('The tables could not be loaded.')
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
