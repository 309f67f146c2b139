import type { Screening, ScreeningHome } from '@homeyield/contract/screening'
import { comparedHomes } from '@homeyield/domain/screening/compared-homes'
import { homeInputs } from '@homeyield/domain/screening/home-inputs'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../api-client/call.ts'
import { calculationsQuery } from '../../../api-client/queries.ts'
import { RequestCancelled } from '../../../api-client/request-problem.ts'
import { isSameHome } from '../../../components/same-home.ts'
import type { Status } from '../../../components/status-words.ts'
import type { ListSaver } from './list-saver.ts'
import { readStatus } from './mark-left-out.ts'

type SavedStatus = 'watching' | null

export interface SavedHome {
  readonly id: string
  /** That the account had it before: nothing of it was changed but the status. */
  readonly wasSaved: boolean
  /** That is further than watching, and so stays; null for none. */
  readonly kept: Status | null
}

export interface SaveHomes {
  /** Those that are being saved. */
  readonly saving: ReadonlySet<string>
  /** Why the last one was not; null for none. */
  readonly problem: unknown
  /** Saves those that are not yet; all their calculations, or null when one could not be saved. */
  readonly save: (ids: readonly string[], status: SavedStatus) => Promise<readonly SavedHome[] | null>
}

/**
 * Saves homes of the list as calculations, one after the other. Each has its own key, so that it is saved once however
 * often it is sent. An address that the account has saved is not saved again: the home then has that calculation.
 */
export function useSaveHomes(saver: ListSaver): SaveHomes {
  const queryClient = useQueryClient()
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<unknown>(null)
  const keys = useRef(new Map<string, string>())

  async function saveOne(shown: Screening, id: string, status: SavedStatus): Promise<SavedHome> {
    const home = shown.homes.find((one) => one.id === id)
    const known = home?.calculation_id ?? null
    const before = known ?? (home?.found === 'address' ? await findSaved(queryClient, home) : null)
    if (before !== null) {
      const kept = status === null ? null : await watch(before)
      if (known === null) saver.change({ homes: [{ id, calculation_id: before }] })
      return { id: before, wasSaved: known === null, kept }
    }
    const screened = comparedHomes(shown.homes, shown.areas).find((home) => home.id === id)
    if (screened === undefined) throw new RequestCancelled()
    const inputs = homeInputs(screened.home, screened.rents, shown.terms)
    const body = { ...inputs, tags: [...inputs.tags], status }
    // Another body under the same key would be refused.
    const same = JSON.stringify([id, body])
    const key = keys.current.get(same) ?? crypto.randomUUID()
    keys.current.set(same, key)
    const saved = await call('createCalculation', { headers: { 'idempotency-key': key }, body })
    saver.change({ homes: [{ id, calculation_id: saved.id }] })
    return { id: saved.id, wasSaved: false, kept: null }
  }

  async function save(ids: readonly string[], status: SavedStatus): Promise<readonly SavedHome[] | null> {
    setProblem(null)
    setSaving((others) => new Set([...others, ...ids]))
    const calculations: SavedHome[] = []
    try {
      for (const id of ids) calculations.push(await saveOne(saver.get().shown, id, status))
      return calculations
    } catch (failure) {
      if (!(failure instanceof RequestCancelled)) setProblem(failure)
      return null
    } finally {
      setSaving((others) => new Set([...others].filter((id) => !ids.includes(id))))
      void saver.save()
      void queryClient.invalidateQueries(calculationsQuery)
    }
  }

  return { saving, problem, save }
}

/** Reads the list again, because it may have been saved in another window or from another list. */
async function findSaved(queryClient: QueryClient, home: ScreeningHome): Promise<string | null> {
  const listed = await queryClient.fetchQuery({ ...calculationsQuery, staleTime: 0, retry: false })
  return listed.find((one) => isSameHome(one, home))?.id ?? null
}

/** Gives a calculation the status `watching`, unless it is further: returned is the one that it keeps. */
async function watch(id: string): Promise<Status | null> {
  const status = await readStatus(id)
  if (status === 'offer' || status === 'owned') return status
  if (status !== 'watching') await call('changeCalculation', { params: { id }, body: { status: 'watching' } })
  return null
}
