import type { Purpose } from './purpose.ts'

/** Inputs as stored or sent, of which earlier versions had no purpose but `lives_here`, and `owner_occupied` for a bank. */
export interface EarlierInputs {
  readonly purpose?: unknown
  readonly lives_here?: unknown
  readonly analysis?: object | null | undefined
}

/**
 * Inputs with a purpose, where an earlier version stored who lives there; a given purpose counts before that. The same
 * object when there is nothing to read. Source: docs/method/calculator.md, "Purpose".
 */
export function readPurpose<Given extends EarlierInputs>(given: Given): Given {
  const { lives_here, ...others } = given
  const occupied = ownerOccupied(given) === true
  if (lives_here === undefined && !occupied) return given
  const purpose = given.purpose ?? purposeOf(lives_here === true || occupied)
  // Left out, because it follows from the purpose.
  const isRepeated = occupied && purpose === 'live_in'
  const read: object = { ...others, purpose, ...(isRepeated && { analysis: withoutOccupied(given) }) }
  return read as Given
}

/**
 * The same of a scenario, which has only what differs: no owner-occupier there is a change from one, unless it has a
 * purpose.
 */
export function readChangedPurpose<Changes extends EarlierInputs>(changes: Changes): Changes {
  if (ownerOccupied(changes) !== null || changes.purpose !== undefined || changes.lives_here !== undefined) {
    return readPurpose(changes)
  }
  return { ...changes, purpose: purposeOf(false), analysis: withoutOccupied(changes) }
}

function purposeOf(livedIn: boolean): Purpose {
  return livedIn ? 'live_in' : 'rent_out'
}

/** Undefined where it is not given. */
function ownerOccupied({ analysis }: EarlierInputs): unknown {
  return typeof analysis === 'object' && analysis && 'owner_occupied' in analysis ? analysis.owner_occupied : undefined
}

function withoutOccupied({ analysis }: EarlierInputs): object {
  return Object.fromEntries(Object.entries(analysis ?? {}).filter(([name]) => name !== 'owner_occupied'))
}
