import { setImmediate as nextIteration } from 'node:timers/promises'
import { findPlace, type FindPlaceDeps } from './find-place.ts'
import type { PlaceResult } from './place-source.ts'

/** Finds the places of a list's addresses in their order, each in its own iteration of the event loop. */
export function findPlaces(deps: FindPlaceDeps) {
  const find = findPlace(deps)
  return async function* (addresses: Iterable<string>): AsyncGenerator<PlaceResult> {
    for (const address of addresses) {
      await nextIteration()
      yield await find(address)
    }
  }
}
