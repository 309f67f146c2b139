import type { FileResponse } from '@homeyield/contract/endpoint'
import { analyse } from '@homeyield/domain/analysis/analyse'
import { composeBankPage } from '@homeyield/domain/assessment/compose-bank-page'
import { contentFor } from '@homeyield/domain/appraisal/premium-loans'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { mayGiveEstimate, mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { premiumRequired } from '../accounts/account-problems.ts'
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
export function printCalculation(deps: PrintCalculationDeps) {
  const read = readLetter(deps)
  return async (viewer: Viewer, { id }: { id: string }): Promise<FileResponse> => {
    const { letter } = await read(viewer, id, () => undefined)
    return { name: nameAssessmentFile(letter), bytes: await deps.print(letter) }
  }
}

/**
 * Prints what a bank asks about one of the viewer's calculations as PDF, with figures computed here from what is
 * stored. Throws the refusal of an account without Premium.
 */
export function printBankPage(deps: PrintCalculationDeps) {
  const read = readLetter(deps)
  return async (viewer: Viewer, { id }: { id: string }): Promise<FileResponse> => {
    const { letter, inputs, figures } = await read(viewer, id, () => {
      if (!mayUsePremiumFeatures(viewer)) throw premiumRequired()
    })
    const today = dayInNewZealand(new Date(deps.now()))
    const analysed = completeAnalysis(inputs, today, true)
    const analysis = analyse(inputs, analysed, { premium: true, withPayments: false, today })
    return {
      name: nameAssessmentFile(letter, 'For your bank'),
      bytes: await deps.print(letter, composeBankPage({ inputs, figures }, analysis, analysed)),
    }
  }
}

/** Reads one of the viewer's calculations and its letter. `check` throws before a page is counted. */
function readLetter({ accounts, calculations, marketRents, pages, addressCredit, now }: PrintCalculationDeps) {
  return async (viewer: Viewer, id: string, check: () => void) => {
    const [account, record] = await Promise.all([
      accounts.findById(viewer.accountId),
      calculations.find(viewer.accountId, id),
    ])
    if (account === null) throw notSignedIn()
    if (record === null) throw notFound()
    check()
    await pages.count(viewer.accountId)
    const madeAt = new Date(now())
    const content = contentFor(viewer, record.inputs, dayInNewZealand(madeAt))
    const letter = await composeLetter(marketRents, content, {
      sender: { name: account.name, email: account.email },
      withEstimate: mayGiveEstimate(viewer),
      ...pageBranding(viewer, account),
      madeAt,
      addressCredit: await addressCredit(),
    })
    return { letter, ...content }
  }
}
