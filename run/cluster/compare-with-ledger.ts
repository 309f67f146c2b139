import type { Ledger } from './ledger.ts'
import type { Stored } from './read-stored.ts'

/** What was acknowledged of one kind, and of that what is lost, or is there more than once. */
export interface Comparison {
  readonly kind: string
  readonly acknowledged: number
  readonly lost: number
  /** Left out of what replaces a value, which is there once. */
  readonly doubled?: number
}

/** A save is lost, too, when another content is stored than was sent. Of changes, scenarios and imports, which replace each other, the last acknowledged one or a later one must be stored. */
export function compareWithLedger(
  ledger: Ledger,
  { calculations, emails, mails, imported, addresses }: Stored,
): Comparison[] {
  const byId = new Map(calculations.map((row) => [row.id, row]))
  const known = new Set(emails)
  const signUps = [...ledger.signUps]
  const messagesTo = (email: string) =>
    new Set(mails.flatMap(({ to, messageId }) => (to === email ? [messageId] : []))).size
  const isOlder =
    (of: 'deposit' | 'scenario') =>
    ([id, last]: readonly [string, number]) =>
      (byId.get(id)?.[of] ?? 0) < last
  return [
    {
      kind: 'saves',
      acknowledged: ledger.saves.size,
      lost: count([...ledger.saves], ([property, id]) => {
        const row = byId.get(id)
        return row?.property !== property || !row.isAsSent
      }),
      doubled: calculations.length - new Set(calculations.map(({ property }) => property)).size,
    },
    {
      kind: 'changes',
      acknowledged: ledger.counts.changes,
      lost: count([...ledger.changes], isOlder('deposit')),
    },
    {
      kind: 'scenarios',
      acknowledged: ledger.counts.scenarios,
      lost: count([...ledger.scenarios], isOlder('scenario')),
      doubled: count([...ledger.scenarios], ([id]) => (byId.get(id)?.scenarios ?? 0) > 1),
    },
    {
      kind: 'sign-ups',
      acknowledged: signUps.length,
      lost: count(signUps, (email) => !known.has(email)),
      doubled: emails.length - known.size,
    },
    {
      kind: 'mails',
      acknowledged: signUps.length,
      lost: count(signUps, (email) => messagesTo(email) === 0),
      doubled: count(signUps, (email) => messagesTo(email) > 1),
    },
    {
      kind: 'imports',
      acknowledged: ledger.imported.count,
      lost: imported < ledger.imported.last ? 1 : 0,
      // Each replaces all addresses by one.
      doubled: Math.max(0, addresses - 1),
    },
  ]
}

function count<Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number {
  return items.filter(isCounted).length
}
