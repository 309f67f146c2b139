import { chooseSampleAreas, neighbourDistance, type SampleArea } from './choose-sample-areas.ts'
import { cityOf, suburbOf } from './place-names.ts'
import { seedRandom, type SeededRandom } from './seeded-random.ts'

export interface SampleStreet {
  /** Negative: imported files number their streets from 1. */
  id: number
  name: string
  suburb: string | null
  city: string
  territorial_authority: string
}

/** An invented address in a real suburb. */
export interface SampleAddress {
  id: string
  street_id: number
  label: string
  house_number: number
  suffix: string
  unit: string
  address: string
  sa2_code: string
  meshblock: string | null
  latitude: number
  longitude: number
}

// Common in New Zealand towns.
const streetNames = [
  'Queen Street',
  'King Street',
  'Victoria Street',
  'Albert Street',
  'George Street',
  'Church Street',
  'High Street',
  'Station Road',
  'School Road',
  'Beach Road',
  'Domain Road',
  'Hill Street',
  'Park Avenue',
  'Park Road',
  'River Road',
  'Bridge Street',
  'Nelson Street',
  'Wellington Street',
  'Grey Street',
  'Cook Street',
  'Seddon Street',
  'Ballance Street',
  'Massey Avenue',
  'Rutherford Street',
  'Hillary Crescent',
  'Elizabeth Street',
  'Edward Street',
  'James Street',
  'Oxford Street',
  'Cambridge Terrace',
  'York Place',
  'Kent Street',
  'Milton Street',
  'Tennyson Street',
  'Browning Street',
  'Shakespeare Road',
  'Rata Street',
  'Rātā Road',
  'Rimu Street',
  'Tōtara Road',
  'Totara Street',
  'Kauri Street',
  'Kōwhai Road',
  'Kowhai Avenue',
  'Pōhutukawa Avenue',
  'Mānuka Street',
  'Nīkau Place',
  'Ngaio Road',
  'Tūī Glen',
  'Tui Street',
  'Kererū Crescent',
  'Pūkeko Place',
  'Kiwi Street',
  'Huia Road',
  'Kākā Way',
  'Matai Street',
  'Puriri Street',
  'Karaka Street',
  'Tāwhai Grove',
  'Ponga Drive',
  'The Esplanade',
  'The Terrace',
  'Marine Parade',
  'Seaview Road',
  'Ocean View Terrace',
  'Mountain View Road',
  'Fairview Lane',
  'Sunnyside Close',
  'Hillcrest Drive',
  'Riverside Drive',
  'Orchard Lane',
  'Vineyard Way',
  'Mill Road',
  'Old Mill Lane',
  'Pioneer Court',
  'Settlers Rise',
  'Memorial Avenue',
  'Jellicoe Street',
  'Haig Street',
  'Anzac Parade',
  'St Johns Road',
  'St Georges Bay Road',
  'Saint Andrews Street',
  "O'Connor Street",
  'MacDonald Street',
  'McKenzie Road',
  'Great North Road',
  'Main Road',
  'State Highway 1',
  'Broadway',
] as const
/** Streets well known in their suburb. */
const ownStreets: Readonly<Record<string, string>> = {
  Sydenham: 'Colombo Street',
  Ponsonby: 'Ponsonby Road',
  Ōtāhuhu: 'Great South Road',
  'Island Bay': 'The Parade',
  Karori: 'Karori Road',
  Kaiapoi: 'Williams Street',
  Riccarton: 'Riccarton Road',
  'Saint Heliers': 'St Heliers Bay Road',
  'Mount Eden': 'Mount Eden Road',
}

const streetsOfArea = 3
const highestNumber = 180

/**
 * Invents about 3,000 addresses in real suburbs: common street names, numbers with units and suffixes, positions near the
 * area's centre. The same areas always give the same addresses.
 */
export function makeSampleAddresses(areas: readonly SampleArea[]): {
  streets: SampleStreet[]
  addresses: SampleAddress[]
} {
  const streets = new Map<string, SampleStreet>()
  const addresses = new Map<string, SampleAddress>()
  for (const area of chooseSampleAreas(areas)) {
    const random = seedRandom(`addresses of ${area.sa2_code}`)
    const reach = Math.min(neighbourDistance(area, areas) / 4, 1)
    for (const name of chooseNames(area, random)) {
      const street = streetIn(area, name, streets)
      for (const number of makeNumbers(random)) {
        const address = `${number.label} ${placeOf(street)}`
        // Two areas of one suburb may give a street the same number; the first wins.
        if (addresses.has(address)) continue
        const id = `sample-${area.sa2_code}-${addresses.size + 1}`
        addresses.set(address, { id, street_id: street.id, ...number, address, ...positionIn(area, reach, random) })
      }
    }
  }
  return { streets: [...streets.values()], addresses: [...addresses.values()] }
}

function chooseNames(area: SampleArea, random: SeededRandom): Set<string> {
  const names = new Set<string>()
  const own = ownStreets[suburbOf(area.name)]
  if (own !== undefined) names.add(own)
  while (names.size < streetsOfArea) names.add(random.pick(streetNames))
  return names
}

function streetIn(area: SampleArea, name: string, streets: Map<string, SampleStreet>): SampleStreet {
  const city = cityOf(area.territorial_authority)
  const suburb = suburbOf(area.name)
  const key = `${name}, ${suburb}, ${city}`
  const known = streets.get(key)
  if (known !== undefined) return known
  const street = {
    id: -1 - streets.size,
    name,
    suburb: suburb === city ? null : suburb,
    city,
    territorial_authority: area.territorial_authority,
  }
  streets.set(key, street)
  return street
}

function placeOf({ name, suburb, city }: SampleStreet): string {
  return [name, ...(suburb === null ? [] : [suburb]), city].join(', ')
}

type HouseNumber = Pick<SampleAddress, 'label' | 'house_number' | 'suffix' | 'unit'>

/** Two house numbers: the first is plain; the second is plain, has a suffix, or is two flats. */
function makeNumbers(random: SeededRandom): HouseNumber[] {
  const plain = random.between(1, highestNumber)
  const other = random.between(1, highestNumber)
  const chance = random.next()
  if (chance < 0.4) return [numbered(plain), numbered(other)]
  if (chance < 0.6) return [numbered(plain), numbered(other, { suffix: random.pick(['A', 'B']) })]
  if (chance < 0.9) return [numbered(plain), numbered(other, { unit: '1' }), numbered(other, { unit: '2' })]
  return [numbered(plain), numbered(other, { unit: '1', suffix: 'A' }), numbered(other, { unit: '2', suffix: 'A' })]
}

function numbered(house_number: number, { unit = '', suffix = '' } = {}): HouseNumber {
  return { label: `${unit === '' ? '' : `${unit}/`}${house_number}${suffix}`, house_number, suffix, unit }
}

/** A position within `reach` kilometres of the area's centre. */
function positionIn(area: SampleArea, reach: number, random: SeededRandom) {
  const offset = () => ((random.next() * 2 - 1) * reach) / 111
  const sixDecimals = (degrees: number) => Math.round(degrees * 1e6) / 1e6
  const meshblock = area.meshblocks[random.between(0, area.meshblocks.length - 1)] ?? null
  return {
    sa2_code: area.sa2_code,
    meshblock,
    latitude: sixDecimals(area.latitude + offset()),
    longitude: sixDecimals(area.longitude + offset()),
  }
}
