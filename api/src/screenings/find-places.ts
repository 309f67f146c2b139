import { setTimeout as sleep } from 'node:timers/promises'
import type { FindPlace } from '../addresses/place-source.ts'
import { limitPerAccount } from '../queue/limit-per-account.ts'
import { atPlace, type StoredHome } from './stored-home.ts'

// However many long lists are read at once, one home is searched at a time, and a short list is not behind a long one.
const inRotation = limitPerAccount(() => new Error('Unlimited'), { most: Infinity, atOnce: 1 })

/** The homes with the places of those that were not read yet, among the first `most`. */
export async function findPlaces(
  accountId: string,
  find: FindPlace,
  homes: readonly StoredHome[],
  most: number,
): Promise<readonly StoredHome[]> {
  const found: StoredHome[] = []
  for (const [index, home] of homes.entries()) {
    const isSought = home.state === 'not_read' && index < most
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that others are served
    found.push(isSought ? await inRotation(accountId, () => withPause(() => findPlace(find, home))) : home)
  }
  return found
}

/**
 * A search is mostly the database's work, which others wait for: after each it is theirs for twice as long. Two thousand
 * homes wait ten seconds at most, so that a busy server still answers within a minute.
 */
const PAUSES = 2
const LONGEST_PAUSE = 5

async function withPause<Result>(search: () => Promise<Result>): Promise<Result> {
  const begun = performance.now()
  const result = await search()
  await sleep(Math.min(PAUSES * (performance.now() - begun), LONGEST_PAUSE))
  return result
}

async function findPlace(find: FindPlace, home: StoredHome): Promise<StoredHome> {
  // As a line writes it: of homes in a table, suburb and city have columns of their own.
  const written = [home.property, home.suburb, home.city].filter((part) => part !== null).join(', ')
  const result = await find(written)
  if (result.state === 'known') return atPlace(home, result.place)
  return { ...home, state: result.state, candidates: result.state === 'question' ? result.candidates : [] }
}
