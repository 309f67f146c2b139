import { type Screening, screeningSchema } from '@homeyield/contract/screening'
import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import { CACHE_PREFIX, currentAccount } from '../../session/session.ts'
import { storedJson } from '../../storage/stored-item.ts'

/** A list in the browser's storage, which signing out clears. */
interface StoredList {
  readonly owner: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly screening: Screening
}

/** The address of the list that waits for the connection. */
export const WAITING = 'waiting'

// Larger lists would leave no room for what waits to be saved.
const LONGEST = 1_500_000

const opened = storedJson('browser', `${CACHE_PREFIX}opened-list`, parse)
const waiting = storedJson('browser', `${CACHE_PREFIX}waiting-list`, parse)

function parse(value: unknown): StoredList | null {
  const { owner, at, screening } = recordOrEmpty(value)
  const read = screeningSchema.safeParse(screening).data
  if (typeof owner !== 'string' || typeof at !== 'number' || !read) return null
  return owner === currentAccount() ? { owner, at, screening: read } : null
}

/** Stores the list that was opened last, to be read without a connection. */
export function storeOpened(screening: Screening): void {
  const owner = currentAccount()
  if (owner !== null && JSON.stringify(screening).length < LONGEST) opened.write({ owner, at: Date.now(), screening })
}

export function readOpened(id: string): Pick<StoredList, 'at' | 'screening'> | null {
  const list = opened.read()
  return list?.screening.id === id ? list : null
}

/** The list that was opened last. */
export function readLastOpened(): Screening | null {
  return opened.read()?.screening ?? null
}

export function forgetOpened(id: string): void {
  if (readOpened(id) !== null) opened.remove()
}

/** Stores the list that was read without a connection. */
export function storeWaiting(screening: Screening): void {
  const owner = currentAccount()
  if (owner !== null) waiting.write({ owner, at: Date.now(), screening })
}

export function readWaiting(): StoredList | null {
  return waiting.read()
}

export function forgetWaiting(): void {
  waiting.remove()
}
