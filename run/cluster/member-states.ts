import { isRecord, recordOrEmpty } from '@homeyield/domain/records/is-record'

/** What Patroni tells of a member: `leader`, `sync_standby` or `replica`, and `running`, `streaming` or else. */
export interface MemberState {
  readonly name: string
  readonly role: string
  readonly state: string
}

/** The states of all members, of the first Patroni that responds; none when none does. */
export async function membersOf(members: readonly { readonly restPort: number }[]): Promise<MemberState[]> {
  for (const { restPort } of members) {
    try {
      const response = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal: AbortSignal.timeout(2_000) })
      const { members: known } = recordOrEmpty(await response.json())
      return Array.isArray(known) ? known.filter(isRecord).map(toState) : []
    } catch {
      // The next one may respond.
    }
  }
  return []
}

function toState({ name, role, state }: Readonly<Record<string, unknown>>): MemberState {
  return { name: String(name), role: String(role), state: String(state) }
}
