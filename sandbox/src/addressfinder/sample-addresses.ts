/** A made-up address with its metadata. */
export interface SampleAddress {
  readonly pxid: string
  readonly a: string
  readonly isPostBox: boolean
  readonly metadata: Readonly<Record<string, string | number | boolean | null>>
}

interface Place {
  readonly key: string
  readonly suburb: string | null
  readonly city: string
  readonly postcode: string
  readonly ta: readonly [id: string, name: string]
  readonly region: readonly [id: string, name: string]
  readonly sa2: readonly [id: string, name: string]
  readonly meshblock: string
  readonly x: number
  readonly y: number
}

const AUCKLAND = { ta: ['076', 'Auckland'], region: ['02', 'Auckland Region'] } as const
const CANTERBURY = ['13', 'Canterbury Region'] as const
const OTAGO = ['14', 'Otago Region'] as const

const PLACES: readonly Place[] = [
  {
    ...AUCKLAND,
    key: 'pe',
    suburb: 'Ponsonby',
    city: 'Auckland',
    postcode: '1011',
    sa2: ['131200', 'Ponsonby East'],
    meshblock: '0430700',
    x: 174.74159,
    y: -36.85138,
  },
  {
    ...AUCKLAND,
    key: 'pw',
    suburb: 'Ponsonby',
    city: 'Auckland',
    postcode: '1011',
    sa2: ['130400', 'Ponsonby West'],
    meshblock: '0427300',
    x: 174.73436,
    y: -36.85019,
  },
  {
    // A town that is its own suburb.
    key: 'ka',
    suburb: null,
    city: 'Kaiapoi',
    postcode: '7630',
    ta: ['059', 'Waimakariri District'],
    region: CANTERBURY,
    sa2: ['316100', 'Kaiapoi Central'],
    meshblock: '4008267',
    x: 172.65447,
    y: -43.38655,
  },
  {
    key: 'kn',
    suburb: 'Karori',
    city: 'Wellington',
    postcode: '6012',
    ta: ['047', 'Wellington City'],
    region: ['09', 'Wellington Region'],
    sa2: ['249900', 'Karori North'],
    meshblock: '2106700',
    x: 174.74437,
    y: -41.27759,
  },
  {
    key: 'is',
    suburb: 'Ilam',
    city: 'Christchurch',
    postcode: '8041',
    ta: ['060', 'Christchurch City'],
    region: CANTERBURY,
    sa2: ['320700', 'Ilam South'],
    meshblock: '2538104',
    x: 172.5626,
    y: -43.52438,
  },
  {
    key: 'dn',
    suburb: 'Dinsdale',
    city: 'Hamilton',
    postcode: '3204',
    ta: ['016', 'Hamilton City'],
    region: ['03', 'Waikato Region'],
    sa2: ['177900', 'Dinsdale North'],
    meshblock: '0917400',
    x: 175.24576,
    y: -37.78865,
  },
  {
    key: 'hc',
    suburb: null,
    city: 'Hastings',
    postcode: '4122',
    ta: ['030', 'Hastings District'],
    region: ['06', "Hawke's Bay Region"],
    sa2: ['210500', 'Hastings Central'],
    meshblock: '1492500',
    x: 176.84643,
    y: -39.63962,
  },
  {
    key: 'mm',
    suburb: 'Mount Maunganui',
    city: 'Tauranga',
    postcode: '3116',
    ta: ['023', 'Tauranga City'],
    region: ['04', 'Bay of Plenty Region'],
    sa2: ['192800', 'Mount Maunganui North'],
    meshblock: '4006154',
    x: 176.17316,
    y: -37.63,
  },
  {
    key: 'sk',
    suburb: 'Saint Kilda',
    city: 'Dunedin',
    postcode: '9012',
    ta: ['071', 'Dunedin City'],
    region: OTAGO,
    sa2: ['355500', 'St Kilda North'],
    meshblock: '2951400',
    x: 170.51329,
    y: -45.90351,
  },
  {
    key: 'qe',
    suburb: null,
    city: 'Queenstown',
    postcode: '9300',
    ta: ['070', 'Queenstown-Lakes District'],
    region: OTAGO,
    sa2: ['348200', 'Queenstown East'],
    meshblock: '4001179',
    x: 168.6725,
    y: -45.03289,
  },
]

const STREETS = ['Pretend Street', 'Example Road', 'Ōtara Lane', 'Sample Terrace'] as const
const NUMBERS = [1, 12, 27, 126] as const

/** Every address that the stand-in knows. The streets are made up; the areas are real. */
export const SAMPLE_ADDRESSES: readonly SampleAddress[] = [
  ...PLACES.flatMap((place, at) =>
    NUMBERS.map((number, index) => {
      const street = STREETS[(at + index) % STREETS.length] ?? STREETS[0]
      return sampleAddress(`2-.${place.key}.${number}`, { number: String(number), street }, place)
    }),
  ),
  // An apartment in a tower.
  ...sampleOf('ka', (place) =>
    sampleAddress('2-.ka.5f', { number: '8', unit: 'Apartment 5', street: 'Tower Road' }, place),
  ),
  // Known from an older census: no SA2, and a meshblock without its leading zero.
  ...sampleOf('dn', (place) => {
    const old = sampleAddress('2-.dn.old', { number: '3', street: 'Bygone Street' }, place)
    const { sa1_id: _sa1, sa2_id: _id, sa2: _name, ...rest } = old.metadata
    return { ...old, metadata: { ...rest, meshblock: '917400' } }
  }),
  // Rural delivery, outside any suburb.
  ...sampleOf('hc', (place) => {
    const rural = sampleAddress(
      '2-.hc.rd',
      { number: '1148', street: 'Far Hills Road' },
      { ...place, postcode: '4295' },
    )
    return { ...rural, metadata: { ...rural.metadata, rural: true, rd_number: '5' } }
  }),
  // A PO box, not a home.
  ...sampleOf('ka', (place) => {
    const box = sampleAddress('2-.ka.po', { number: '126', street: 'PO Box' }, place)
    const a = 'PO Box 126, Kaiapoi 7630'
    return { ...box, a, isPostBox: true, metadata: { ...box.metadata, a, box_type: 'PO Box' } }
  }),
]

function sampleOf(key: string, make: (place: Place) => SampleAddress): SampleAddress[] {
  return PLACES.filter((place) => place.key === key).map(make)
}

function sampleAddress(
  pxid: string,
  { number, unit, street }: { number: string; unit?: string; street: string },
  place: Place,
): SampleAddress {
  const line = `${unit === undefined ? '' : `${unit}, `}${number} ${street}`
  const a = [line, place.suburb, `${place.city} ${place.postcode}`].filter(Boolean).join(', ')
  return {
    pxid,
    a,
    isPostBox: false,
    metadata: {
      pxid,
      a,
      postal: a,
      number,
      alpha: null,
      unit_type: unit === undefined ? null : 'Apartment',
      unit_identifier: unit === undefined ? null : (unit.split(' ')[1] ?? null),
      floor: null,
      street,
      suburb: place.suburb,
      city: place.city,
      mailtown: place.city,
      postcode: place.postcode,
      rd_number: null,
      address_line_1: line,
      x: String(place.x),
      y: String(place.y),
      rural: false,
      region: place.region[1],
      region_id: place.region[0],
      ta: place.ta[1],
      ta_id: place.ta[0],
      meshblock: place.meshblock,
      sa1_id: '7001234',
      sa2_id: place.sa2[0],
      sa2: place.sa2[1],
    },
  }
}
