import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api-client/call.ts'
import { calculationsQuery } from '../../api-client/queries.ts'
import { RequestProblem, sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { keepKnownPeople } from './keep-known-people.ts'
import { labelOf, type CheckedRow } from '../../components/spreadsheets/rows/check-rows.ts'
import { stopsImport } from './stops-import.ts'
import { storeImported } from './undo/imported.ts'

/** What became of rows by their numbers: `saved`, or the sentence that refuses one. */
export type Outcomes = ReadonlyMap<number, string>

/**
 * Saves rows one after the other. The server checks each as any save; a refused one stops no other, a lost connection
 * stops all. Each row has its own key, so that it is saved once however often it is sent.
 */
export function useImport() {
  const queryClient = useQueryClient()
  const { support_email } = useConfig()
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map())
  const [running, setRunning] = useState(false)
  const [stopped, setStopped] = useState<string | null>(null)
  const [savedHomes, setSavedHomes] = useState<readonly SavedCalculation[]>([])
  const keys = useRef(new Map<number, string>())
  const [importId] = useState(() => crypto.randomUUID())
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  function keyOf(number: number): string {
    const key = keys.current.get(number) ?? crypto.randomUUID()
    keys.current.set(number, key)
    return key
  }

  async function start(rows: readonly CheckedRow[]): Promise<void> {
    const { signal } = leaving.current
    setRunning(true)
    setStopped(null)
    setOutcomes((before) => new Map([...rows.map(({ number }) => [number, 'Waiting'] as const), ...saved(before)]))
    for (const { number, body } of rows) {
      if (signal.aborted) break
      const note = (outcome: string) => setOutcomes((before) => new Map(before).set(number, outcome))
      try {
        if (body !== null) {
          const headers = { 'idempotency-key': keyOf(number) }
          const saved = await call('createCalculation', { headers, body: await keepKnownPeople(body), signal })
          storeImported(importId, saved)
          setSavedHomes((before) => [...before, saved])
        }
        note('saved')
      } catch (problem) {
        if (signal.aborted) break
        note(refusalText(problem, support_email))
        if (stopsImport(problem)) {
          setStopped('The rest was not sent. Nothing is saved twice when you try again.')
          break
        }
      }
    }
    setRunning(false)
    await queryClient.invalidateQueries(calculationsQuery)
  }

  return { outcomes, running, stopped, savedHomes, start }
}

function saved(outcomes: Outcomes): Outcomes {
  return new Map([...outcomes].filter(([, outcome]) => outcome === 'saved'))
}

function refusalText(problem: unknown, supportEmail: string): string {
  const fields = problem instanceof RequestProblem ? Object.entries(problem.fields) : []
  if (fields.length === 0) return sentenceFor(problem, supportEmail)
  return fields.map(([field, message]) => `${labelOf(field.split('.'))}: ${message}`).join('. ')
}
