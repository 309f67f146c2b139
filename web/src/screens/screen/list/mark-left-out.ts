import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import type { Screening } from '@homeyield/contract/screening'
import { isRecord, recordOrEmpty } from '@homeyield/domain/records/is-record'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../api-client/call.ts'
import { calculationsQuery } from '../../../api-client/queries.ts'
import { RequestProblem } from '../../../api-client/request-problem.ts'
import { CACHE_PREFIX, currentAccount } from '../../../session/session.ts'
import { storedJson } from '../../../storage/stored-item.ts'
import type { ListChanges } from './list-changes.ts'

type Status = SavedCalculation['status']

/** The statuses that calculations had before their homes were left out, by their ids. */
const before = storedJson('browser', `${CACHE_PREFIX}statuses-before-no`, (value) => {
  const { owner, statuses } = recordOrEmpty(value)
  return owner === currentAccount() && isRecord(statuses) ? { owner, statuses } : null
})

interface LeftOut {
  readonly calculation: string
  /** False where it is put back. */
  readonly isLeftOut: boolean
}

/** The calculations of homes that changes leave out or put back. */
export function savedLeftOut({ homes }: Screening, { homes: changes = [] }: ListChanges): readonly LeftOut[] {
  const calculationOf = new Map(homes.map(({ id, calculation_id }) => [id, calculation_id]))
  return changes.flatMap(({ id, left_out, calculation_id = calculationOf.get(id) ?? null }) =>
    left_out === undefined || calculation_id === null ? [] : [{ calculation: calculation_id, isLeftOut: left_out }],
  )
}

/** Gives calculations of homes that are left out the status `no`, but owned ones, and of those put back the one before. */
export async function markLeftOut(queryClient: QueryClient, leftOut: readonly LeftOut[]): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a long list is no burst of requests
  for (const { calculation, isLeftOut } of leftOut) await mark(calculation, isLeftOut)
  void queryClient.invalidateQueries(calculationsQuery)
}

async function mark(id: string, isLeftOut: boolean): Promise<void> {
  const status = (await readSaved(id))?.status
  if (status === undefined || (status === 'no') === isLeftOut) return
  // A home that was bought counts in the portfolio, whatever becomes of the list.
  if (status === 'owned') return
  if (isLeftOut) remember(id, status)
  await call('changeCalculation', { params: { id }, body: { status: isLeftOut ? 'no' : statusBefore(id) } })
}

/** Undefined of a calculation that was deleted. */
export async function readSaved(id: string): Promise<SavedCalculation | undefined> {
  try {
    return await call('readCalculation', { params: { id } })
  } catch (problem) {
    if (problem instanceof RequestProblem && problem.status === 404) return undefined
    throw problem
  }
}

function remember(id: string, status: Status): void {
  before.write({ owner: currentAccount(), statuses: { ...before.read()?.statuses, [id]: status } })
}

/** None where it was left out on another device. */
function statusBefore(id: string): Status {
  const status = before.read()?.statuses[id]
  return status === 'watching' || status === 'offer' || status === 'owned' ? status : null
}
