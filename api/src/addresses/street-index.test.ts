import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAddressQuery } from './address-query.ts'
import { rankStreets } from './rank-streets.ts'
import { buildStreetIndex, MAX_COMPARISONS, type Street } from './street-index.ts'

const build = async (streets: Street[]) => buildStreetIndex(await rankStreets(streets))

const places: [name: string, suburb: string | null, city: string, district: string][] = [
  ['Colombo Street', 'Sydenham', 'Christchurch', 'Christchurch City'],
  ['Colombo Street', 'Beckenham', 'Christchurch', 'Christchurch City'],
  ['Columbus Road', 'Mapua', 'Nelson', 'Tasman District'],
  ['Queen Street', 'Auckland Central', 'Auckland', 'Auckland'],
  ['Queen Street', 'Northcote', 'Auckland', 'Auckland'],
  ['Queen Street', null, 'Masterton', 'Masterton District'],
  ['Queens Road', 'Panmure', 'Auckland', 'Auckland'],
  ['Upper Queen Street', 'Newton', 'Auckland', 'Auckland'],
  ['St Heliers Bay Road', 'Saint Heliers', 'Auckland', 'Auckland'],
  ['Saint Johns Road', 'Saint Johns', 'Auckland', 'Auckland'],
  ['Mount Eden Road', 'Mount Eden', 'Auckland', 'Auckland'],
  ['Rata Street', 'Ōtāhuhu', 'Auckland', 'Auckland'],
  ['Rātā Street', 'Naenae', 'Lower Hutt', 'Lower Hutt City'],
  ['Tata Street', 'Island Bay', 'Wellington', 'Wellington City'],
  ['Kōwhai Road', 'Papakura', 'Auckland', 'Auckland'],
  ['The Esplanade', 'Sumner', 'Christchurch', 'Christchurch City'],
  ['Avenue Road', null, 'Hastings', 'Hastings District'],
  ['Green Lane East', 'Remuera', 'Auckland', 'Auckland'],
  ["O'Connell Street", 'Te Aro', 'Wellington', 'Wellington City'],
  ['State Highway 1', 'Kaiapoi', 'Waimakariri', 'Waimakariri District'],
  ['Moorhouse Avenue', 'Addington', 'Christchurch', 'Christchurch City'],
  ['Āatatū Road', 'Te Atatū South', 'Auckland', 'Auckland'],
  ['Taikata Road', 'Te Atatū Peninsula', 'Auckland', 'Auckland'],
]

const index = await build(
  places.map(([name, suburb, city, territorial_authority], id): Street => ({
    id,
    name,
    suburb,
    city,
    territorial_authority,
  })),
)

function find(text: string, typos = false): string[] {
  return index
    .find(parseAddressQuery(text), { typos })
    .matches.map(({ street }) => [street.name, street.suburb ?? street.city].join(', '))
}

describe('finding a street as it is typed', () => {
  it.each([
    ['colombo street', ['Colombo Street, Beckenham', 'Colombo Street, Sydenham']],
    ['colombo', ['Colombo Street, Beckenham', 'Colombo Street, Sydenham']],
    ['colom', ['Colombo Street, Beckenham', 'Colombo Street, Sydenham']],
    ['colombo st sydenham', ['Colombo Street, Sydenham']],
    ['colombo sydenham', ['Colombo Street, Sydenham']],
    ['colombo st, syd', ['Colombo Street, Sydenham']],
    ['colombo street christchurch city', ['Colombo Street, Beckenham', 'Colombo Street, Sydenham']],
    ['colombo street auckland', []],
    ['queen st masterton', ['Queen Street, Masterton']],
    ['raata st ootaahuhu', ['Rata Street, Ōtāhuhu']],
    ['aatatu rd', ['Āatatū Road, Te Atatū South']],
    ['aaatatuu rd te aatatuu', ['Āatatū Road, Te Atatū South']],
    ['koowhai rd', ['Kōwhai Road, Papakura']],
    ['moorhouse', ['Moorhouse Avenue, Addington']],
    ['st heliers bay rd', ['St Heliers Bay Road, Saint Heliers']],
    ['saint heliers bay road', ['St Heliers Bay Road, Saint Heliers']],
    ['St Johns', ['Saint Johns Road, Saint Johns']],
    ['st johns rd st johns', ['Saint Johns Road, Saint Johns']],
    ['Mt Eden Rd', ['Mount Eden Road, Mount Eden']],
    ['mount eden rd, mt eden', ['Mount Eden Road, Mount Eden']],
    ['rata st, otahuhu', ['Rata Street, Ōtāhuhu']],
    ['Rātā Street Ōtāhuhu', ['Rata Street, Ōtāhuhu']],
    ['kowhai rd', ['Kōwhai Road, Papakura']],
    ['the esplanade', ['The Esplanade, Sumner']],
    ['esplanade', ['The Esplanade, Sumner']],
    ['avenue rd', ['Avenue Road, Hastings']],
    ['oconnell st', ["O'Connell Street, Te Aro"]],
    ['sh1', ['State Highway 1, Kaiapoi']],
    ['moorhouse av', ['Moorhouse Avenue, Addington']],
  ])('%j', (text, expected) => {
    expect(find(text).toSorted()).toEqual(expected)
  })

  it('puts the whole name first, then beginnings, then words inside a name', () => {
    expect(find('queen')).toEqual([
      'Queen Street, Auckland Central',
      'Queen Street, Northcote',
      'Queen Street, Masterton',
      'Queens Road, Panmure',
      'Upper Queen Street, Newton',
    ])
  })

  it('puts the larger town first among equals', () => {
    expect(find('rata street')).toEqual(['Rata Street, Ōtāhuhu', 'Rātā Street, Naenae'])
  })

  it('does not take St for a street where a name begins', () => {
    expect(find('st he')).toEqual(['St Heliers Bay Road, Saint Heliers'])
  })
})

describe('finding a street typed after its place', () => {
  it.each([
    ['sydenham colombo st', ['Colombo Street, Sydenham']],
    ['sydenham colombo', ['Colombo Street, Sydenham']],
    ['sydenham colombo s', ['Colombo Street, Sydenham']],
    ['sydenham, colombo st', ['Colombo Street, Sydenham']],
    ['sydenham, colombo st, christchurch', ['Colombo Street, Sydenham']],
    ['sydenham colombo st christchurch', ['Colombo Street, Sydenham']],
    ['ōtāhuhu rata st', ['Rata Street, Ōtāhuhu']],
    ['otahuhu rātā street', ['Rata Street, Ōtāhuhu']],
    ['mt eden mt eden rd', ['Mount Eden Road, Mount Eden']],
    ['lower hutt rata street', ['Rātā Street, Naenae']],
    ['hastings avenue rd', ['Avenue Road, Hastings']],
    ['sydenham 14 colombo st', ['Colombo Street, Sydenham']],
    ['sydenham, 14 colombo st, christchurch', ['Colombo Street, Sydenham']],
    ['sky tower 14 colombo st sydenham', ['Colombo Street, Sydenham']],
    ['auckland colombo st', []],
    ['auckland st', []],
    ['sydenham street', []],
  ])('%j', (text, expected) => {
    expect(find(text)).toEqual(expected)
  })

  it('in spite of a typo', () => {
    expect(find('sydenham colmobo st', true)).toEqual(['Colombo Street, Sydenham'])
    expect(find('naenea rata street', true)).toEqual(['Rātā Street, Naenae'])
  })
})

describe('finding a street in spite of typos', () => {
  it.each([
    ['two letters swapped', 'moorhuose avenue', 'Moorhouse Avenue, Addington'],
    ['first letters swapped', 'omorhouse avenue', 'Moorhouse Avenue, Addington'],
    ['a letter missing', 'moorhose avenue', 'Moorhouse Avenue, Addington'],
    ['a letter doubled', 'moorrhouse avenue', 'Moorhouse Avenue, Addington'],
    ['a wrong letter', 'moorhpuse avenue', 'Moorhouse Avenue, Addington'],
    ['two slips in a long word', 'morhousse avenue', 'Moorhouse Avenue, Addington'],
    ['a typo in a short word', 'rtaa street otahuhu', 'Rata Street, Ōtāhuhu'],
    ['a typo in a word only begun', 'moohro', 'Moorhouse Avenue, Addington'],
    ['a typo in the suburb', 'colombo street sydnham', 'Colombo Street, Sydenham'],
    ['a typo in the kind of street', 'kowhai raod', 'Kōwhai Road, Papakura'],
    ['the wrong kind of street', 'kowhai street', 'Kōwhai Road, Papakura'],
    ['words joined', 'greenlane east', 'Green Lane East, Remuera'],
    ['a word split', 'moor house avenue', 'Moorhouse Avenue, Addington'],
    ['an unknown suburb', 'moorhouse avenue, middle earth', 'Moorhouse Avenue, Addington'],
  ])('%s: %s', (_, text, expected) => {
    expect(find(text)).not.toContain(expected)
    expect(find(text, true)[0]).toBe(expected)
  })

  it('prefers what was typed to its neighbours', () => {
    expect(find('tata street', true)[0]).toBe('Tata Street, Island Bay')
    expect(find('rata street wellington', true)).toEqual(['Tata Street, Island Bay'])
  })

  it('does not guess at short words, numbers or nonsense', () => {
    expect(find('ta street', true)).not.toContain('Rata Street, Ōtāhuhu')
    expect(find('state highway 2 kaiapoi', true)).toEqual([])
    expect(find('zzyzx qwertz', true)).toEqual([])
    expect(find('colombo one two three', true)).toEqual([])
  })
})

describe('finding the streets of a place', () => {
  function findPlaced(text: string, typos = false): string[] {
    return index.find(parseAddressQuery(text), { typos }).inPlace.map(({ street }) => street.name)
  }

  it.each([
    ['a suburb', 'panmure', ['Queens Road']],
    ['a suburb without its macrons', 'otahuhu', ['Rata Street']],
    ['a suburb with doubled vowels', 'ootaahuhu', ['Rata Street']],
    ['a suburb with one of its vowels doubled', 'te aatatu pen', ['Taikata Road']],
    ['a suburb with them', 'Ōtāhuhu', ['Rata Street']],
    ['a suburb of two words', 'island bay', ['Tata Street']],
    ['a suburb begun', 'island b', ['Tata Street']],
    ['the last word of a suburb', 'aro', ["O'Connell Street"]],
    ['a suburb and its city', 'sydenham christchurch', ['Colombo Street']],
    ['a suburb, a comma and its city', 'panmure, auckland', ['Queens Road']],
    ['a suburb of another city', 'panmure christchurch', []],
    ['a city', 'lower hutt', ['Rātā Street']],
    ['a district', 'tasman district', ['Columbus Road']],
    ['fewer than three letters', 'pa', []],
    ['no place', 'colombo street', []],
    ['a street in a place', 'queens road panmure', []],
  ])('%s: %s', (_, text, expected) => {
    expect(findPlaced(text)).toEqual(expected)
  })

  it('does not return a street twice that has the name of its place', () => {
    expect(find('mt eden')).toEqual(['Mount Eden Road, Mount Eden'])
    expect(findPlaced('mt eden')).toEqual([])
  })

  it.each([
    ['two letters swapped', 'panmrue', ['Queens Road']],
    ['a letter missing', 'otahhu', ['Rata Street']],
    ['words joined', 'islandbay', ['Tata Street']],
  ])('in spite of a typo, %s: %s', (_, text, expected) => {
    expect(findPlaced(text)).toEqual([])
    expect(findPlaced(text, true)).toEqual(expected)
  })

  it('takes neither an unknown word nor a kind of street for part of a place', () => {
    expect(findPlaced('panmure street', true)).toEqual([])
    expect(findPlaced('panmure atlantis', true)).toEqual([])
  })

  it('alternates places of one name and puts the whole name before its beginning', async () => {
    const street = (id: number, name: string, suburb: string, city: string): Street => {
      return { id, name, suburb, city, territorial_authority: city }
    }
    const country = await build([
      street(1, 'Alma Street', 'Richmond', 'Nelson'),
      street(2, 'Beach Street', 'Richmond', 'Nelson'),
      street(3, 'Cross Street', 'Richmond', 'Nelson'),
      street(4, 'Dover Street', 'Richmond', 'Christchurch'),
      street(5, 'East Street', 'Richmond Heights', 'Taupo'),
    ])
    const { inPlace } = country.find(parseAddressQuery('richmond'), { typos: false })
    expect(inPlace.map(({ street: { name } }) => name)).toEqual([
      'Alma Street',
      'Dover Street',
      'Beach Street',
      'Cross Street',
      'East Street',
    ])
  })
})

describe('any text', async () => {
  const large = await build(
    Array.from({ length: 20_000 }, (_, id): Street => {
      const [first, second] = [spell(id % 700), spell((id * 7919) % 1300)]
      return {
        id,
        name: `S${first} ${second} Street`,
        suburb: spell(id % 40),
        city: 'Stoke',
        territorial_authority: '',
      }
    }),
  )
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: fc.constantFrom(...Array.from('staeioub nrl/,-1')), maxLength: 300 }),
    fc.array(
      fc.constantFrom('s', 'st', 'street', 'stoke', 'toString', 'constructor', '__proto__', 'a', '%', '\\', '\0'),
      {
        maxLength: 40,
      },
    ),
  )

  it('neither fails nor takes more than the most comparisons', () => {
    fc.assert(
      fc.property(hostile, fc.boolean(), (text, typos) => {
        const query = parseAddressQuery(Array.isArray(text) ? text.join(' ') : text)
        const { matches, inPlace, comparisons } = large.find(query, { typos })
        expect(matches.length).toBeLessThanOrEqual(100)
        expect(inPlace.length).toBeLessThanOrEqual(1000)
        expect(comparisons).toBeLessThanOrEqual(MAX_COMPARISONS)
      }),
      { numRuns: 300 },
    )
  })
})

/** A pronounceable word, different for each number. */
function spell(number: number): string {
  const syllables = ['ta', 'ro', 'mi', 'ke', 'wha', 'nu', 'pe', 'hi', 'ko', 'ra']
  return Array.from(String(number + 100), (digit) => syllables[Number(digit)] ?? '').join('')
}
