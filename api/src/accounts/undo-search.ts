import type { Account } from '@homeyield/contract/account'
import { UNDO_SEARCH_MINUTES } from '@homeyield/domain/membership/allowances'
import type { SuburbGroups } from '@homeyield/domain/property/suburb-groups'
import type { PropertySearchStore, UndoneSearch } from '../market-rent/property-search-store.ts'
import { notSignedIn } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import type { AccountDeps } from './account-deps.ts'
import { searchNotUndone } from './account-problems.ts'
import { presentAccount } from './present-account.ts'

export interface UndoSearchDeps extends Pick<AccountDeps, 'accounts' | 'now'> {
  readonly propertySearches: Pick<PropertySearchStore, 'undoSearch'>
  readonly readSuburbGroups: () => Promise<SuburbGroups>
}

const REASONS: Readonly<Record<Exclude<UndoneSearch, 'undone' | 'account_gone'>, string>> = {
  no_search: 'You have not used your free search.',
  undone_before: 'A free search can be taken back only once.',
  too_late: `A free search can be taken back for ${UNDO_SEARCH_MINUTES} minutes.`,
  saved: 'You have saved a calculation of this suburb, so your free search stays there.',
}

export function undoSearch({ accounts, propertySearches, readSuburbGroups, now }: UndoSearchDeps) {
  return async ({ accountId }: Viewer): Promise<Account> => {
    const since = new Date(now() - UNDO_SEARCH_MINUTES * 60_000)
    const undone = await propertySearches.undoSearch(accountId, since, await readSuburbGroups())
    if (undone !== 'undone' && undone !== 'account_gone') throw searchNotUndone(REASONS[undone])
    const account = await accounts.findById(accountId)
    if (account === null) throw notSignedIn()
    return presentAccount(account, now())
  }
}
