import type { Person } from '@homeyield/domain/calculation/household'
import { OWNER_KINDS } from '@homeyield/domain/calculation/owner-fields'
import { useEffect } from 'react'
import { currentAccount, signedOutByUser } from '../../../session/session.ts'
import { forgetUnsavedInput, readUnsavedInput, storeUnsavedInput } from '../../../session/unsaved-input.ts'
import { onTokenChange } from '../../../storage/token-store.ts'

const FORM = 'person'

/** Who was typed when the session ended; null for nobody. */
export function readUnsavedPerson(): Person | null {
  const { id, name, kind, other_income, other_residential_net } = readUnsavedInput(FORM) ?? {}
  const known = OWNER_KINDS.find((one) => one === kind)
  if (typeof id !== 'string' || typeof name !== 'string' || known === undefined) return null
  return {
    id,
    name,
    kind: known,
    other_income: figureOf(other_income),
    other_residential_net: figureOf(other_residential_net),
  }
}

function figureOf(stored: string | boolean | undefined): number {
  const figure = Number(stored)
  return Number.isFinite(figure) ? figure : 0
}

/** Stores who is typed if the session ends, until the person is back. */
export function useUnsavedPerson({ id, name, kind, other_income, other_residential_net }: Person): void {
  useEffect(() => {
    forgetUnsavedInput()
    return onTokenChange(() => {
      if (currentAccount() !== null || signedOutByUser()) return
      const figures = { other_income: String(other_income), other_residential_net: String(other_residential_net) }
      storeUnsavedInput(FORM, { id, name, kind, ...figures })
    })
  }, [id, name, kind, other_income, other_residential_net])
}
