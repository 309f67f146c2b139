/** A source of numbers from 0 to below 1. */
export type Random = () => number

/** Names that towns share, the commonest first: the country has some 70 Queen Streets. */
export const SHARED_NAMES =
  'Victoria|Queen|Church|Beach|King|George|High|Lake|Mill|Park|Albert|Elizabeth|Nelson|Russell|Cook|Wood|Moore|Green|Reed|Station|School|River|Hill|Main|Cambridge|Lincoln|Bridge|Ferry|Clyde|Gloucester|Cameron|Massey|Anzac|Kowhai|Rimu|Rata|Totara|Matai|Miro|Manuka|Tui|Kiwi|Huia|Queens|Kings|Princes|The Crescent|Great South|Great North|East Coast|West Coast|Mount Albert'.split(
    '|',
  )

const stems =
  'Al Ash Bar Beck Ben Birch Black Brad Bram Brent Bur Carl Chat Chel Cl Cop Cran Dal Den Dun East El Fair Farn Glad Glen Gold Gran Hal Ham Har Haw Hen Hol Hunt Ken Kirk Lang Led Lin Lock Mal Mar Mel Mil Mor New Nor Oak Pem Pen Rad Red Rich Rock Rose Rus Sal San Shel Stan Stir Sum Sut Thorn Tren Wal War Wel West Whit Wil Win Wood Wy Young'.split(
    ' ',
  )
const middles = 'a ber den der en er i in le ling man mer o ring ter ton'.split(' ')
const endings =
  'bank bourne bridge brook burn bury by combe croft dale don ell er ers ett field ford gate grove ham hill house hurst ington land ley low man mere mont moor more ney ridge s side son stead stone ston ton vale view ville ward well wick wood worth'.split(
    ' ',
  )
const consonants = 'h k k k m m n ng p p r r r t t t w w wh'.split(' ')
const vowels = 'a a a a a e e i i i o o u u'.split(' ')
const before =
  'Lake Mount Old North South East West Great Upper Lower Te Te Te Saint Port New Main Glen Point Otago'.split(' ')
const after = 'Valley Bay Beach Hill Point Park Creek Flat Bush Coast Heads Gorge Hills View Hall North South'.split(
  ' ',
)
const macrons = new Map(['aā', 'eē', 'iī', 'oō', 'uū'].map(([plain = '', long = '']) => [plain, long]))

export function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}

/** A name of one word, four out of five; of a road file's words a fifth are Māori. */
export function makeName(random: Random): string {
  const word = random() < 0.2 ? makeMaoriWord(random) : makeEnglishWord(random)
  const kind = random()
  if (kind < 0.8) return word
  if (kind < 0.88) return `${pick(before, random)} ${word}`
  if (kind < 0.96) return `${word} ${pick(after, random)}`
  return `${pick(before, random)} ${word} ${pick(after, random)}`
}

function makeEnglishWord(random: Random): string {
  return `${pick(stems, random)}${random() < 0.4 ? pick(middles, random) : ''}${pick(endings, random)}`
}

function makeMaoriWord(random: Random): string {
  const syllables = Array.from({ length: 2 + Math.floor(random() * 3) }, () => {
    const vowel = pick(vowels, random)
    return `${random() < 0.85 ? pick(consonants, random) : ''}${random() < 0.12 ? macrons.get(vowel) : vowel}`
  })
  const word = syllables.join('')
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}
