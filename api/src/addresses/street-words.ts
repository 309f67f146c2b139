import { foldText } from '@homeyield/domain/property/fold-text'

// What New Zealanders write short in an address, with what it may stand for. "St" is a street at the end of a name and
// a saint anywhere else.
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

/** Whether a word, written in full, says what kind of street a street is: road, crescent, way. */
export function isStreetType(word: string): boolean {
  return typeWords.has(word)
}

/** The folded words of a text, in its order: "O'Connell St" is oconnell, st. */
export function addressWords(text: string): string[] {
  const folded = foldText(text)
  return folded === '' ? [] : folded.split(' ')
}

/** What a typed word may mean, itself first: "st" is st, street, saint; "colombo" is colombo. Every answer is one word. */
export function wordMeanings(word: string): string[] {
  const meanings = Object.hasOwn(abbreviations, word) ? (abbreviations[word] ?? []) : []
  return [word, ...meanings.filter((meaning) => !meaning.includes(' '))]
}

/**
 * The words of a street's name, each in full, so that "Mt Eden Rd", "Mount Eden Road" and "Mount Eden Rd" are one
 * street. A short form with two meanings is a kind of street at the end of a name and the other thing before it.
 */
export function streetNameWords(name: string): string[] {
  const words = addressWords(name)
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
