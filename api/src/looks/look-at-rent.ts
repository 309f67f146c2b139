import { LOOK_SECONDS, type LookedPlace } from '@homeyield/contract/look'
import { joinAreaCodes, splitAreaCodes } from '@homeyield/domain/property/area-codes'
import { areOneSuburb, type SuburbGroups } from '@homeyield/domain/property/suburb-groups'
import { findMarketRent } from '@homeyield/domain/rent/market-rent-choice'
import type { AttemptCounter } from '../attempts/attempt-counter.ts'
import { estimateIn, type RentSource } from '../market-rent/rent-source.ts'
import type { FindLookedPlace, LookAtRent, PlaceQuestion } from './look-port.ts'
import { LookUsed } from './look-problems.ts'
import type { LookTokens } from './look-token.ts'

export interface LookDeps {
  readonly find: FindLookedPlace
  readonly rents: RentSource
  readonly readSuburbGroups: () => Promise<SuburbGroups>
  readonly looks: LookTokens
  readonly limit: Pick<AttemptCounter, 'count'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * The rent of one place without an account (GET /look). `used` is the look that the browser has: its suburb is answered
 * again, another is refused until it expires. A place without figures uses nothing.
 */
export function lookAtRent({ find, rents, readSuburbGroups, looks, limit, now }: LookDeps): LookAtRent {
  return async ({ address: network }, question, used) => {
    const time = now()
    const before = used === null ? null : await looks.read(used, time)
    const isRepeated = before !== null && isChosen(before.claims, question)
    if (!isRepeated) await limit.count(network)
    const { place: found, choices } = await find(question)
    if (found === null) return { place: null, rent: null, look: null, choices }
    const codes = splitAreaCodes(found.sa2_code)
    // All of the day: an area may be of two suburbs, so the one before may be of another than the first.
    const day = before === null ? [] : splitAreaCodes(before.claims.seen ?? before.claims.sa2_code)
    const seen = joinAreaCodes([...new Set([...day, ...codes])])
    if (before !== null && !areOneSuburb(splitAreaCodes(seen), await readSuburbGroups()))
      throw new LookUsed(before.claims, found)
    const entries = await estimateIn(rents, found.sa2_code, found.suburb)
    if (entries.length === 0) return { place: found, rent: null, look: null, choices: [] }
    const { dwelling, bedrooms, price } = question
    const { sa2_code, suburb, city, address, address_id } = found
    const look = await looks.sign(
      {
        sa2_code,
        suburb,
        city,
        address,
        address_id,
        dwelling,
        bedrooms,
        price,
        ...(seen === sa2_code ? {} : { seen }),
      },
      // Another kind of home or price does not make the day longer.
      before ?? { issuedAt: time, expiresAt: time + LOOK_SECONDS * 1000 },
    )
    return { place: found, rent: findMarketRent(entries, dwelling, bedrooms), look, choices: [] }
  }
}

/** Whether the question names the place that was looked at, as links to its other kinds of home do. */
function isChosen(
  seen: Pick<LookedPlace, 'sa2_code' | 'address_id'>,
  { sa2_code, address_id }: PlaceQuestion,
): boolean {
  return address_id === undefined ? sa2_code === seen.sa2_code : address_id === seen.address_id
}
