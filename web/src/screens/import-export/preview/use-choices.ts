import { useState } from 'react'
import type { CheckedRow } from '../../../components/spreadsheets/rows/check-rows.ts'

/** A row with what a person chose. */
export interface ChosenRow extends CheckedRow {
  readonly isTicked: boolean
  /** Whether its question is still to be answered. */
  readonly isAsked: boolean
  readonly isReady: boolean
}

/** Which rows are ticked, and which questions are answered: a row that is changed asks again. */
export function useChoices(rows: readonly CheckedRow[]) {
  const [answered, setAnswered] = useState<ReadonlyMap<number, string | null>>(new Map())
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map())
  const chosen = rows.map((row): ChosenRow => {
    const isTicked = ticks.get(row.number) ?? row.skip === null
    const isAsked = isTicked && row.question !== null && answered.get(row.number) !== row.question
    return { ...row, isTicked, isAsked, isReady: isTicked && !isAsked && row.body !== null }
  })
  return {
    rows: chosen,
    confirm: (confirmed: readonly CheckedRow[]) =>
      setAnswered((before) => {
        const now = confirmed.map(({ number, question }) => [number, question] as const)
        return new Map([...before, ...now])
      }),
    tick: (number: number, isTicked: boolean) => setTicks((before) => new Map(before).set(number, isTicked)),
  }
}
