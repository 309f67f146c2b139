import type { ListedCalculation, SavedCalculation } from '@homeyield/contract/saved-calculation'
import type { ScreeningHome } from '@homeyield/contract/screening'
import { comparedHomes } from '@homeyield/domain/screening/compared-homes'
import { homeInputs } from '@homeyield/domain/screening/home-inputs'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../api-client/call.ts'
import { calculationsQuery } from '../../../api-client/queries.ts'
import { RequestCancelled } from '../../../api-client/request-problem.ts'
import type { Status } from '../../../components/status-words.ts'
import type { ListSaver } from './list-saver.ts'
import { readSaved } from './mark-left-out.ts'
import { hasSameAddress, isSameHome } from './same-home.ts'

type SavedStatus = 'watching' | null

type Listed = readonly ListedCalculation[]

/** What the account has saved: fetched once for all homes of a press, and what was saved since. */
interface Known {
  readonly list: () => Promise<Listed>
  readonly made: ListedCalculation[]
}

export interface SavedHome {
  readonly id: string
  /** That the account had saved it elsewhere: nothing of it was changed but the status. */
  readonly wasSaved: boolean
  /** That is further than watching, and so stays; null for none. */
  readonly kept: Status | null
}

export interface SaveHomes {
  /** Those that are being saved. */
  readonly saving: ReadonlySet<string>
  /** Why the last one was not; null for none. */
  readonly problem: unknown
  /** The calculation of a home: one saved from the list, or during this visit one that was found. Null for none. */
  readonly savedAs: (home: ScreeningHome) => string | null
  /** Saves those that are not yet; all their calculations, or null when one could not be saved. */
  readonly save: (ids: readonly string[], status: SavedStatus) => Promise<readonly SavedHome[] | null>
}

/**
 * Saves homes of the list as calculations, one after the other. Each has its own key, so that it is saved once however
 * often it is sent. A home that the account saved elsewhere is not saved again, and its calculation does not become one
 * of the list: leaving the home out and undoing the list concern only what was saved from it.
 */
export function useSaveHomes(saver: ListSaver): SaveHomes {
  const queryClient = useQueryClient()
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<unknown>(null)
  const [found, setFound] = useState<ReadonlyMap<string, string>>(new Map())
  const keys = useRef(new Map<string, string>())

  async function saveOne(id: string, status: SavedStatus, known: Known): Promise<SavedHome> {
    const { shown } = saver.get()
    const home = shown.homes.find((one) => one.id === id)
    const own = home?.calculation_id ?? null
    if (own !== null)
      return { id: own, wasSaved: false, kept: status === null ? null : await watch(own, await readSaved(own)) }
    const screened = comparedHomes(shown.homes, shown.areas).find((one) => one.id === id)
    if (home === undefined || screened === undefined) throw new RequestCancelled()
    const inputs = homeInputs(screened.home, screened.rents, shown.terms)
    const body = { ...inputs, tags: [...inputs.tags], status }
    // Another body under the same key would be refused.
    const same = JSON.stringify([id, body])
    const sent = keys.current.get(same)
    // What was sent before may be saved without an answer, and is then the list's own.
    const isNew = sent === undefined && home.found === 'address'
    const before = isNew ? await findSaved(await known.list(), home) : null
    if (before !== null) {
      setFound((others) => new Map([...others, [placeKey(home), before.id]]))
      const wasSaved = !known.made.some((one) => one.id === before.id)
      return { id: before.id, wasSaved, kept: status === null ? null : await watch(before.id, before) }
    }
    const key = sent ?? crypto.randomUUID()
    keys.current.set(same, key)
    const saved = await call('createCalculation', { headers: { 'idempotency-key': key }, body })
    known.made.push(saved)
    saver.change({ homes: [{ id, calculation_id: saved.id }] })
    return { id: saved.id, wasSaved: false, kept: null }
  }

  async function save(ids: readonly string[], status: SavedStatus): Promise<readonly SavedHome[] | null> {
    setProblem(null)
    setSaving((others) => new Set([...others, ...ids]))
    const calculations: SavedHome[] = []
    const made: ListedCalculation[] = []
    let fetched: Promise<Listed> | null = null
    const list = async () => {
      // Again for each press, because one may have been saved in another window or from another list.
      fetched ??= queryClient.fetchQuery({ ...calculationsQuery, staleTime: 0, retry: false })
      return [...made, ...(await fetched)]
    }
    try {
      for (const id of ids) calculations.push(await saveOne(id, status, { list, made }))
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

  return { saving, problem, savedAs: (home) => home.calculation_id ?? found.get(placeKey(home)) ?? null, save }
}

/** A home at its place: at another one, what was found is of another home. */
function placeKey({ id, property }: ScreeningHome): string {
  return JSON.stringify([id, property])
}

/** The calculation of a home among all of the account. */
async function findSaved(listed: Listed, home: ScreeningHome): Promise<SavedCalculation | null> {
  for (const { id } of listed.filter((one) => hasSameAddress(one, home))) {
    const saved = await readSaved(id)
    if (saved !== undefined && isSameHome(saved, home)) return saved
  }
  return null
}

/** Gives a calculation the status `watching`, unless it is further: returned is the one that it keeps. */
async function watch(id: string, saved: SavedCalculation | undefined): Promise<Status | null> {
  if (saved?.status === 'offer' || saved?.status === 'owned') return saved.status
  if (saved?.status !== 'watching') await call('changeCalculation', { params: { id }, body: { status: 'watching' } })
  return null
}
