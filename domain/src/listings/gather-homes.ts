import type { ListedHome } from './listed-home.ts'
import { completeHome, type HomeInProgress, startHome, takeFacts } from './home-in-progress.ts'
import type { ListingLine } from './list-lines.ts'
import { hasFacts, type LinePart, type ListingFacts } from './read-line.ts'

interface FactsBeforeAddress {
  readonly facts: ListingFacts
  readonly start: number
}

/** Gathers the homes of a part of a text from its lines: facts before the first address of the list are before each. */
export function gatherHomes(text: string, lines: readonly ListingLine[]): ListedHome[] {
  const priceFirst = isBeforeAddress(lines, ({ price }) => price !== null)
  const bedroomsFirst = isBeforeAddress(lines, ({ bedrooms }) => bedrooms !== null)
  const homes: HomeInProgress[] = []
  let waiting: FactsBeforeAddress[] = []
  let placeBefore: { readonly text: string; readonly line: number } | null = null
  let isOver = false
  for (const line of lines) {
    if (line.role === 'greeting') isOver = false
    if (line.role === 'farewell') isOver = true
    for (const part of line.parts) {
      const current = homes.at(-1)
      const [start, end] = [line.start + part.start, line.start + part.end]
      const isPlace = line.role === 'place' && part.kind !== 'address' && !hasFacts(part.facts)
      if (isPlace && current !== undefined && !current.hasPlace && current.lastLine === line.number - 1) {
        current.address = `${current.address}, ${plainPlace(text.slice(start, end))}`
        current.lastLine = line.number
        current.end = end
      } else if (isPlace) {
        placeBefore = { text: plainPlace(text.slice(start, end)), line: line.number }
      } else if (beginsHome(part, current, line)) {
        const isOffice = part.kind !== 'suburb' && !hasFacts(part.facts) && (isOver || line.role === 'office')
        if (isOver && isOffice) continue
        const home = startHome(part, start, end, isOffice)
        for (const before of waiting) takeFacts(home, before.facts, before.start, end, 'before')
        waiting = []
        // Newtown, Wellington on the line before 12 Rintoul Street.
        if (!home.hasPlace && placeBefore?.line === line.number - 1) home.address += `, ${placeBefore.text}`
        homes.push(home)
      } else if (hasFacts(part.facts) && !isOver) {
        const facts = split(part.facts, { price: priceFirst, bedrooms: bedroomsFirst })
        if (hasFacts(facts.before)) waiting.push({ facts: facts.before, start })
        if (current === undefined) continue
        takeFacts(current, facts.after, current.start, end, line.role === 'prose' ? 'prose' : 'after')
      }
      const newest = homes.at(-1)
      if (newest !== undefined && newest !== current) newest.lastLine = line.number
    }
  }
  return homes.map((home) => completeHome(text, home)).filter((home) => home !== null)
}

function plainPlace(line: string): string {
  return line
    .replace(/^[\s>*-]*(?:[\p{L} ]{3,12}:)?/u, '')
    .trim()
    .replace(/,$/u, '')
}

/** Whether a fact is before each address of the list: before the first, and not after the last. */
function isBeforeAddress(lines: readonly ListingLine[], hasFact: (facts: ListingFacts) => boolean): boolean {
  const parts = lines.flatMap(({ parts: all, role }) => (role === 'prose' ? [] : all))
  const isAddress = ({ kind }: LinePart) => kind === 'address' || kind === 'street'
  const first = parts.findIndex(isAddress)
  const last = parts.findLastIndex(isAddress)
  if (first === -1 || parts.some((part) => isAddress(part) && hasFact(part.facts))) return false
  const isFact = (part: LinePart) => !isAddress(part) && hasFact(part.facts)
  return parts.slice(0, first).some(isFact) && !parts.slice(last + 1).some(isFact)
}

function split(facts: ListingFacts, isFirst: { readonly price: boolean; readonly bedrooms: boolean }) {
  const none: ListingFacts = { price: null, bedrooms: null, dwelling: null, isLand: false, isSeveral: false }
  return {
    before: {
      ...none,
      price: isFirst.price ? facts.price : null,
      bedrooms: isFirst.bedrooms ? facts.bedrooms : null,
      dwelling: isFirst.bedrooms ? facts.dwelling : null,
    },
    after: {
      ...facts,
      price: isFirst.price ? null : facts.price,
      bedrooms: isFirst.bedrooms ? null : facts.bedrooms,
      dwelling: isFirst.bedrooms ? null : facts.dwelling,
    },
  }
}

/** A suburb alone begins a home unless it may belong to the one before. */
function beginsHome(part: LinePart, current: HomeInProgress | undefined, line: ListingLine): boolean {
  if (part.kind === null || (line.role === 'prose' && part.kind !== 'address')) return false
  if (part.kind !== 'suburb') return true
  const { price, bedrooms, dwelling } = part.facts
  const facts = [price, bedrooms, dwelling].filter((fact) => fact !== null)
  if (facts.length < 2) return false
  return current === undefined || line.isAfterBlank || current.isComplete || current.kind === 'suburb'
}
