import { cutText } from './cut-text.ts'
import { gatherHomes } from './gather-homes.ts'
import { type ListedHome, MAX_LIST_LENGTH, MAX_LISTED_HOMES } from './listed-home.ts'
import { readTable } from './read-table.ts'

// Of what a database or a screen can do nothing with.
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/gu

/**
 * Reads the homes of a pasted text: a home a line, over several lines, or in a table; at most 2,000 of 500,000
 * characters. What the text does not say is null. Source: docs/method/screening.md, "Reading a list".
 */
export function readListings(pasted: string): ListedHome[] {
  const text = cutText(pasted, MAX_LIST_LENGTH).toWellFormed().replaceAll(UNPRINTABLE, ' ')
  const homes: ListedHome[] = []
  let from = 0
  for (let at = 0; at < text.length && homes.length < MAX_LISTED_HOMES;) {
    const table = readTable(text, at, MAX_LISTED_HOMES - homes.length)
    if (table === null) {
      const end = text.indexOf('\n', at)
      at = end === -1 ? text.length : end + 1
      continue
    }
    homes.push(...gatherHomes(text, from, at), ...table.homes)
    at = table.end
    from = at
  }
  if (homes.length < MAX_LISTED_HOMES) homes.push(...gatherHomes(text, from, text.length))
  return homes.slice(0, MAX_LISTED_HOMES)
}
