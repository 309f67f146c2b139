import type { Handlers } from '../server/handlers.ts'
import type { HouseholdStore } from './household-store.ts'
import { listOwners } from './list-owners.ts'
import { replaceHousehold } from './replace-household.ts'

export function householdRoutes(deps: {
  readonly households: HouseholdStore
}): Pick<Handlers, 'readHousehold' | 'replaceHousehold' | 'listOwners'> {
  const replace = replaceHousehold(deps)
  return {
    readHousehold: (viewer) => deps.households.read(viewer.accountId),
    listOwners: listOwners(deps),
    replaceHousehold: (viewer, { body }) => replace(viewer, body),
  }
}
