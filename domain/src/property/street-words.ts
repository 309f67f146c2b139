import { foldText } from './fold-text.ts'

// Abbreviations in New Zealand addresses, with their meanings. "St" is a street at the end of a name and a saint
// elsewhere.
const abbreviations: Record<string, readonly string[]> = {
  av: ['avenue'],
  ave: ['avenue'],
  bch: ['beach'],
  blvd: ['boulevard'],
  bvd: ['boulevard'],
  cct: ['circuit'],
  cir: ['circle'],
  cl: ['close'],
  cr: ['crescent'],
  cres: ['crescent'],
  crt: ['court'],
  ct: ['court'],
  dr: ['drive'],
  drv: ['drive'],
  e: ['east'],
  esp: ['esplanade'],
  ft: ['fort'],
  gdns: ['gardens'],
  gl: ['glade', 'glen'],
  gln: ['glen'],
  gr: ['grove'],
  grv: ['grove'],
  gt: ['great'],
  gve: ['grove'],
  hbr: ['harbour'],
  hts: ['heights'],
  hwy: ['highway'],
  ln: ['lane'],
  lp: ['loop'],
  mt: ['mount'],
  mws: ['mews'],
  n: ['north'],
  nth: ['north'],
  pde: ['parade'],
  pk: ['park'],
  pl: ['place'],
  prom: ['promenade'],
  pt: ['point', 'port'],
  qy: ['quay'],
  rd: ['road'],
  rdg: ['ridge'],
  rtt: ['retreat'],
  s: ['south'],
  sh: ['state highway'],
  sq: ['square'],
  st: ['street', 'saint'],
  sth: ['south'],
  str: ['street'],
  tce: ['terrace'],
  ter: ['terrace'],
  trk: ['track'],
  vly: ['valley'],
  vw: ['view'],
  w: ['west'],
  wlk: ['walk'],
  wy: ['way'],
}

const typeWords = new Set(
  (
    'avenue boulevard circle circuit close court crescent drive esplanade gardens glade glen grove heights highway lane ' +
    'loop mews parade place promenade quay retreat ridge rise road square street terrace track view walk way'
  ).split(' '),
)

/** Whether a word, in full, is a street type: road, crescent, way. */
export function isStreetType(word: string): boolean {
  return typeWords.has(word)
}

/** The folded words of a text, in order: "O'Connell St" is oconnell, st. */
export function addressWords(text: string): string[] {
  const folded = foldText(text)
  return folded === '' ? [] : folded.split(' ')
}

/** The meanings of a typed word, itself first: "st" is st, street, saint; "colombo" is colombo. Each is one word. */
export function wordMeanings(word: string): string[] {
  const meanings = Object.hasOwn(abbreviations, word) ? (abbreviations[word] ?? []) : []
  return [word, ...meanings.filter((meaning) => !meaning.includes(' '))]
}

/**
 * The words of a street's name, each in full, so that "Mt Eden Rd" and "Mount Eden Road" are one street. An
 * abbreviation with two meanings is a street type at the end of a name and the other elsewhere.
 */
export function streetNameWords(name: string): string[] {
  return fullNameWords(addressWords(name))
}

/** `streetNameWords` of words that are folded already. */
export function fullNameWords(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    const meanings = Object.hasOwn(abbreviations, word) ? (abbreviations[word] ?? []) : []
    const isLast = index > 0 && index === words.length - 1
    const full = meanings.find((meaning) => isStreetType(meaning) === isLast) ?? meanings[0] ?? word
    return full.split(' ')
  })
}

/** The words of a suburb, city or district, each in full: "St Heliers" is saint, heliers. */
export function placeNameWords(name: string): string[] {
  return addressWords(name).map((word) => (word === 'st' ? 'saint' : word === 'mt' ? 'mount' : word))
}
