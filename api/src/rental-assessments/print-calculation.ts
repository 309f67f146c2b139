import type { FileResponse } from '@homeyield/contract/endpoint'
import { contentFor } from '@homeyield/domain/appraisal/premium-loans'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { mayGiveEstimate } from '@homeyield/domain/membership/permissions'
import type { AccountStore } from '../accounts/account-store.ts'
import type { AttemptCounter } from '../attempts/attempt-counter.ts'
import type { CalculationStore } from '../calculations/calculation-store.ts'
import { notFound, notSignedIn } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import type { MarketRentStore } from '../market-rent/market-rent-store.ts'
import { pageBranding } from './branding.ts'
import { composeLetter } from './compose-letter.ts'
import { nameAssessmentFile, type PrintLetter } from './print-letter.ts'

export interface PrintCalculationDeps {
  readonly accounts: Pick<AccountStore, 'findById'>
  readonly calculations: Pick<CalculationStore, 'find'>
  readonly marketRents: MarketRentStore
  readonly pages: AttemptCounter
  readonly print: PrintLetter
  readonly addressCredit: () => Promise<string>
  readonly now: () => number
}

/** Prints one of the viewer's calculations as PDF (GET /calculations/{id}/rental_assessment). */
export function printCalculation({
  accounts,
  calculations,
  marketRents,
  pages,
  print,
  addressCredit,
  now,
}: PrintCalculationDeps) {
  return async (viewer: Viewer, { id }: { id: string }): Promise<FileResponse> => {
    const [account, record] = await Promise.all([
      accounts.findById(viewer.accountId),
      calculations.find(viewer.accountId, id),
    ])
    if (account === null) throw notSignedIn()
    if (record === null) throw notFound()
    await pages.count(viewer.accountId)
    const madeAt = new Date(now())
    const letter = await composeLetter(marketRents, contentFor(viewer, record.inputs, dayInNewZealand(madeAt)), {
      sender: { name: account.name, email: account.email },
      withEstimate: mayGiveEstimate(viewer),
      ...pageBranding(viewer, account),
      madeAt,
      addressCredit: await addressCredit(),
    })
    return { name: nameAssessmentFile(letter), bytes: await print(letter) }
  }
}
