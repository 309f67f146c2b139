import { randomUUID } from 'node:crypto'
import type { ReplacedHousehold, ReplaceHouseholdBody } from '@homeyield/contract/household'
import { PERSON_FIELDS } from '@homeyield/domain/calculation/owner-fields'
import { completeFields } from '@homeyield/domain/fields/complete-fields'
import { notSignedIn } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import { householdChanged, peopleUsed } from './household-problems.ts'
import type { HouseholdStore } from './household-store.ts'

/** Replaces the people of the viewer's account. */
export function replaceHousehold({ households }: { readonly households: HouseholdStore }) {
  return async (viewer: Viewer, { version, people: given }: ReplaceHouseholdBody): Promise<ReplacedHousehold> => {
    const people = given.map(({ id, name, ...others }) => ({
      id: id ?? randomUUID(),
      ...completeFields(PERSON_FIELDS, others, {}),
      name,
    }))
    const stored = await households.replace(viewer.accountId, { version, people })
    if (stored === 'account_gone') throw notSignedIn()
    if ('current' in stored) throw householdChanged(stored.current)
    if ('used' in stored) throw peopleUsed(stored)
    return { version: stored.version, people: [...stored.people], changed_homes: [...stored.changedHomes] }
  }
}
