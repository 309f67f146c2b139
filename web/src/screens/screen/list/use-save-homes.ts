import type { Screening } from '@homeyield/contract/screening'
import { comparedHomes } from '@homeyield/domain/screening/compared-homes'
import { homeInputs } from '@homeyield/domain/screening/home-inputs'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../api-client/call.ts'
import { calculationsQuery } from '../../../api-client/queries.ts'
import { RequestCancelled } from '../../../api-client/request-problem.ts'
import type { ListSaver } from './list-saver.ts'

type SavedStatus = 'watching' | null

export interface SaveHomes {
  /** Those that are being saved. */
  readonly saving: ReadonlySet<string>
  /** Why the last one was not; null for none. */
  readonly problem: unknown
  /** Saves those that are not yet; the ids of all their calculations, or null when one could not be saved. */
  readonly save: (ids: readonly string[], status: SavedStatus) => Promise<readonly string[] | null>
}

/**
 * Saves homes of the list as calculations, one after the other. Each has its own key, so that it is saved once however
 * often it is sent.
 */
export function useSaveHomes(saver: ListSaver): SaveHomes {
  const queryClient = useQueryClient()
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<unknown>(null)
  const keys = useRef(new Map<string, string>())

  async function saveOne(shown: Screening, id: string, status: SavedStatus): Promise<string> {
    const known = shown.homes.find((home) => home.id === id)?.calculation_id ?? null
    if (known !== null) return known
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
    return saved.id
  }

  async function save(ids: readonly string[], status: SavedStatus): Promise<readonly string[] | null> {
    setProblem(null)
    setSaving((others) => new Set([...others, ...ids]))
    const calculations: string[] = []
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
