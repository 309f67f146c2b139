import { cutText } from './cut-text.ts'
import { gatherHomes } from './gather-homes.ts'
import { listLines } from './list-lines.ts'
import { type ListedHome, MAX_LIST_LENGTH, MAX_LIST_LINES, MAX_LISTED_HOMES } from './listed-home.ts'
import { readTable } from './read-table.ts'

// Of what a database or a screen can do nothing with.
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/gu

export interface ReadList {
  readonly homes: readonly ListedHome[]
  /** Whether the text has more homes, characters or lines than a list may have. */
  readonly hasMore: boolean
}

/**
 * Reads the homes of a pasted text: a home a line, over several lines, or in a table; at most 2,000 of 500,000
 * characters. What the text does not say is null. Source: docs/method/screening.md, "Reading a list".
 */
export function readListings(pasted: string): ReadList {
  const text = cutText(pasted, MAX_LIST_LENGTH).toWellFormed().replaceAll(UNPRINTABLE, ' ')
  const homes: ListedHome[] = []
  let count = 0
  let linesLeft = MAX_LIST_LINES
  let from = 0
  const add = (found: readonly ListedHome[]) => {
    homes.push(...found)
    count += found.filter(isNoOffice).length
  }
  const addLines = (to: number) => {
    const lines = listLines(text, from, to, linesLeft + 1)
    linesLeft -= lines.length
    add(gatherHomes(text, lines))
  }
  const isPastLimits = () => linesLeft < 0 || count > MAX_LISTED_HOMES
  for (let at = 0; at < text.length && !isPastLimits();) {
    const table = readTable(text, at, MAX_LISTED_HOMES + 1 - count)
    if (table === null) {
      const end = text.indexOf('\n', at)
      at = end === -1 ? text.length : end + 1
      continue
    }
    addLines(at)
    add(table.homes)
    at = table.end
    from = at
  }
  if (!isPastLimits()) addLines(text.length)
  const hasMore = isPastLimits() || pasted.length > MAX_LIST_LENGTH
  // Lines that may be offices take no place of a home.
  const kept = homes.length > MAX_LISTED_HOMES ? homes.filter(isNoOffice) : homes
  return { homes: kept.slice(0, MAX_LISTED_HOMES), hasMore }
}

function isNoOffice({ doubts }: ListedHome): boolean {
  return !doubts.includes('may_be_office')
}
