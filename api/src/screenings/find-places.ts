import { setImmediate as nextIteration } from 'node:timers/promises'
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
    found.push(isSought ? await inRotation(accountId, () => findPlace(find, home)) : home)
  }
  return found
}

async function findPlace(find: FindPlace, home: StoredHome): Promise<StoredHome> {
  await nextIteration()
  // As a line writes it: of homes in a table, suburb and city have columns of their own.
  const written = [home.property, home.suburb, home.city].filter((part) => part !== null).join(', ')
  const result = await find(written)
  if (result.state === 'known') return atPlace(home, result.place)
  return { ...home, state: result.state, candidates: result.state === 'question' ? result.candidates : [] }
}
