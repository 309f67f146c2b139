import { foldText } from '../property/fold-text.ts'
import { HIDDEN } from './hide-text.ts'
import { NO_NAME, NO_SUBURB } from './list-words.ts'
import { type LinePart, readLine } from './read-line.ts'

/** A line of a list that is no table. */
export interface ListingLine {
  readonly number: number
  readonly start: number
  readonly isAfterBlank: boolean
  /** What it is beside its parts: the farewell of a mail, an office, a suburb or town alone, or sentences. */
  readonly role: 'greeting' | 'farewell' | 'office' | 'place' | 'prose' | null
  readonly parts: readonly LinePart[]
}

const FAREWELL =
  /^[\s>*-]*(?:(?:kind|best|warm|warmest|many|with)?\s?(?:kind\s)?(?:regards|wishes|thanks)|cheers|thanks|thank you|ng[aā] mihi(?: nui)?|yours(?: sincerely| faithfully)?|sincerely|talk soon|all the best|sent from my \w+)[\s,.!]*(?:\p{L}+[\s,.!]*){0,2}$/iu
const GREETING =
  /^[\s>*-]*(?:(?:hi|hello|hey|dear|kia ora|t[eē]n[aā] koe|good (?:morning|afternoon))(?![\p{L}])|from:|subject:|sent:|begin forwarded)/iu
const OFFICE =
  /(?<![\p{L}])(?:office|head office|licensed|limited|ltd|reaa|real estate|realty|p\.?o\.? box|level \d{1,2}|harcourts|bayleys|barfoot|ray white|tommy'?s|lj hooker|century 21|re\/max|professionals)(?![\p{L}])/iu
const PLACE_LINE =
  /^[\s>*-]*(?:(?:Suburb|City|Town|Locality|suburb|city|town)\s?:\s*)?\p{Lu}[\p{L}\p{M}'’ -]{2,30}(?:,\s?\p{Lu}[\p{L}\p{M}'’ -]{2,30}){0,2}(?:,?\s\d{4})?\s*,?\s*$/u
const BULLET = /^[\s>*•·▪●○‣–—#-]+|^\s*\(?\d{1,3}[.)]\s+/u
const LABEL = /^\s*(?:address|property|location|listing|street)\s?:\s*/iu
const MOST_WORDS = 22
const LONGEST_LINE = 2000

/** The first `most` lines of a part of a text that are not blank. A number alone is the bedrooms when another one follows: 3, 1, 1 on three lines. */
export function listLines(text: string, from: number, to: number, most: number): ListingLine[] {
  const lines: ListingLine[] = []
  let isAfterBlank = true
  let number = 0
  for (let at = from; at < to && lines.length < most; number += 1) {
    const found = text.indexOf('\n', at)
    const end = found === -1 || found > to ? to : found
    const line = text.slice(at, Math.min(end, at + LONGEST_LINE))
    const isWhole = at + line.length === end
    let next = isWhole ? end + 1 : at + line.length
    if (line.trim() === '') isAfterBlank = true
    else {
      const parts = partsOf(text, line, end)
      // A longer line is read on from its last address, which the end may cut in two.
      const last = isWhole || parts.length < 2 ? undefined : parts.pop()
      if (last !== undefined) next = at + last.start
      lines.push({ number, start: at, isAfterBlank, role: roleOf(line), parts })
      isAfterBlank = false
    }
    at = next
  }
  return lines
}

function partsOf(text: string, line: string, end: number): LinePart[] {
  if (/^\s*\d{1,2}\s*$/u.test(line)) return aloneNumber(text, line, end)
  const [lead = ''] = BULLET.exec(line) ?? []
  const rest = line.slice(lead.length)
  const [label = ''] = LABEL.exec(rest) ?? []
  return readLine(HIDDEN.repeat(lead.length + label.length) + rest.slice(label.length))
}

/** Bedrooms, baths and cars on lines of their own, of which only the first counts. */
function aloneNumber(text: string, line: string, end: number): LinePart[] {
  const before = text.slice(Math.max(0, end - line.length - 12), end - line.length)
  const after = text.slice(end, end + 12)
  const isFirst = !/(?:^|\n)\s*\d{1,2}\s*\n\s*$/u.test(before) && /^\s*\n\s*\d{1,2}\s*(?:\n|$)/u.test(after)
  const [part] = readLine(`${line.trim()} bed`)
  return isFirst && part !== undefined ? [{ ...part, end: line.length }] : []
}

function roleOf(line: string): ListingLine['role'] {
  if (GREETING.test(line)) return 'greeting'
  if (FAREWELL.test(line)) return 'farewell'
  if (OFFICE.test(line)) return 'office'
  if (PLACE_LINE.test(line) && !hasUnnamed(line)) return 'place'
  return line.split(/\s+/u).length > MOST_WORDS ? 'prose' : null
}

function hasUnnamed(line: string): boolean {
  const words = foldText(line.replace(/^.{0,12}:/u, '')).split(' ')
  return words.length > 6 || words.some((word) => NO_NAME.has(word) || NO_SUBURB.has(word))
}
