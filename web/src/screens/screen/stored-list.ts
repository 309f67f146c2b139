import { changeScreeningBody, type Screening, screeningSchema } from '@homeyield/contract/screening'
import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import { CACHE_PREFIX, currentAccount } from '../../session/session.ts'
import { storedJson } from '../../storage/stored-item.ts'
import { hasChanges, type ListChanges } from './list/list-changes.ts'

/** A list in the browser's storage, which signing out clears. A large one has no results and areas. */
export interface StoredList {
  readonly owner: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly screening: Screening
}

/** A list as it was sent to be stored, without an answer so far. */
interface SentList {
  readonly key: string
  readonly body: string
}

/** Changes that the server may not have, of a version of a list. */
export interface UnsentChanges {
  readonly version: number
  readonly changes: ListChanges
}

/** The address of the list that waits for the connection. */
export const WAITING = 'waiting'

// Larger lists would leave no room for what waits to be saved.
const LONGEST = 1_500_000

const opened = storedJson('browser', `${CACHE_PREFIX}opened-list`, parseList)
const waiting = storedJson('browser', `${CACHE_PREFIX}waiting-list`, parseList)
const sent = storedJson('browser', `${CACHE_PREFIX}sent-list`, (value): SentList | null => {
  const { owner, key, body } = recordOrEmpty(value)
  return owner === currentAccount() && typeof key === 'string' && typeof body === 'string' ? { key, body } : null
})

function parseList(value: unknown): StoredList | null {
  const { owner, at, screening } = recordOrEmpty(value)
  const read = screeningSchema.safeParse(screening).data
  if (typeof owner !== 'string' || typeof at !== 'number' || !read) return null
  return owner === currentAccount() ? { owner, at, screening: read } : null
}

/** Returns whether the browser stored it. The rents of a large list are on the device already. */
function write(item: typeof opened, screening: Screening): boolean {
  const owner = currentAccount()
  if (owner === null) return true
  const whole = { owner, at: Date.now(), screening }
  if (JSON.stringify(screening).length < LONGEST && item.write(whole)) return true
  return item.write({ ...whole, screening: { ...screening, results: [], areas: [] } })
}

/** Stores the list that was opened last, to be read without a connection. Returns whether the browser stored it. */
export function storeOpened(screening: Screening): boolean {
  return write(opened, screening)
}

export function readOpened(id: string): StoredList | null {
  const list = opened.read()
  return list?.screening.id === id ? list : null
}

/** The list that was opened last. */
export function readLastOpened(): Screening | null {
  return opened.read()?.screening ?? null
}

export function forgetOpened(id: string): void {
  if (readOpened(id) !== null) opened.remove()
  unsent(id).remove()
}

/** Stores the list that was read without a connection. Returns whether the browser stored it. */
export function storeWaiting(screening: Screening): boolean {
  return write(waiting, screening)
}

export function readWaiting(): StoredList | null {
  return waiting.read()
}

export function forgetWaiting(): void {
  waiting.remove()
  sent.remove()
  unsent(WAITING).remove()
}

/** The key under which a body is sent, also after a reload; another body has another key. */
export function keyOfSent(body: string): string {
  const before = sent.read()
  if (before?.body === body) return before.key
  const next = { owner: currentAccount(), key: crypto.randomUUID(), body }
  sent.write(next)
  return next.key
}

function unsent(id: string) {
  return storedJson(
    'browser',
    `${CACHE_PREFIX}unsent-list.${id}`,
    (value): (UnsentChanges & { readonly owner: string }) | null => {
      const { owner, version, changes } = recordOrEmpty(value)
      const read = changeScreeningBody.safeParse({ ...recordOrEmpty(changes), version }).data
      if (typeof owner !== 'string' || owner !== currentAccount() || read === undefined) return null
      return { owner, version: read.version, changes: withoutUndefined(read) }
    },
  )
}

function withoutUndefined(read: object): ListChanges {
  return Object.fromEntries(Object.entries(read).filter(([name, value]) => name !== 'version' && value !== undefined))
}

export function readUnsent(id: string): UnsentChanges | null {
  return unsent(id).read()
}

/** Stores the changes that the server does not have, to be sent when the list is opened again. */
export function storeUnsent(id: string, { version, changes }: UnsentChanges): void {
  const owner = currentAccount()
  if (!hasChanges(changes)) unsent(id).remove()
  else if (owner !== null) unsent(id).write({ owner, version, changes })
}
