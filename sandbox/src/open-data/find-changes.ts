import type { AddressRow } from './address-row.ts'

/** The net difference between two states, one row per id with `__change__`; a deleted row as it was. */
export function findChanges(before: readonly AddressRow[], after: readonly AddressRow[]): AddressRow[] {
  const old = byId(before)
  const now = byId(after)
  const changes: AddressRow[] = []
  for (const [id, row] of now) {
    const known = old.get(id)
    if (known === undefined) changes.push({ ...row, __change__: 'INSERT' })
    else if (JSON.stringify(known) !== JSON.stringify(row)) changes.push({ ...row, __change__: 'UPDATE' })
  }
  for (const [id, row] of old) if (!now.has(id)) changes.push({ ...row, __change__: 'DELETE' })
  return changes
}

function byId(rows: readonly AddressRow[]): Map<AddressRow[string] | undefined, AddressRow> {
  return new Map(rows.map((row) => [row['address_id'], row]))
}
