import type { HomeOfOwners } from '@homeyield/contract/household'
import { type GivenOwner, withPeople } from '@homeyield/domain/calculation/household'
import { PERSON_FIELDS } from '@homeyield/domain/calculation/owner-fields'
import { completeFields } from '@homeyield/domain/fields/complete-fields'
import type { Viewer } from '../server/viewer.ts'
import type { HouseholdStore } from './household-store.ts'

/** Who owns the homes of the viewer's account: people of the household with its values, and others as they were typed. */
export function listOwners({ households }: { readonly households: HouseholdStore }) {
  return async ({ accountId }: Viewer): Promise<HomeOfOwners[]> => {
    const [{ people }, homes] = await Promise.all([households.read(accountId), households.listOwners(accountId)])
    return homes.map(({ id, property, owners }) => ({
      id,
      property,
      owners: (withPeople({ analysis: { owners } }, people).analysis.owners ?? []).map(completeOwner),
    }))
  }
}

function completeOwner(owner: GivenOwner): HomeOfOwners['owners'][number] {
  return { person_id: owner.person_id ?? null, ...completeFields(PERSON_FIELDS, owner, {}) }
}
