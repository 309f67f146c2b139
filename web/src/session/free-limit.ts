import { storedText } from '../storage/stored-item.ts'
import { CACHE_PREFIX } from './session.ts'

const atLimit = storedText('browser', `${CACHE_PREFIX}at-free-limit`)

/** Stores for the public pages (public/early.ts) whether the account may not save another calculation. */
export function rememberFreeLimit(reached: boolean): void {
  if (reached) atLimit.write('yes')
  else atLimit.remove()
}
