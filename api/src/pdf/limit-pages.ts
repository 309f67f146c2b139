import { limitPerAccount } from '../queue/limit-per-account.ts'
import type { Handlers } from '../server/handlers.ts'
import { tooManyPages } from './printer-busy.ts'

// One is printed while another is prepared.
const AT_ONCE = 2

type Printing = Pick<Handlers, 'readRentalAssessment' | 'readBankPage' | 'readPortfolioBankPage' | 'printDocument'>

/** The endpoints that print, in rotation, with at most two pages of an account: all accounts share one thread. */
export function limitPages(handlers: Printing): Printing {
  const run = limitPerAccount(tooManyPages, { most: 2, atOnce: AT_ONCE })
  return {
    readRentalAssessment: (viewer, input) =>
      run(viewer.accountId, async () => handlers.readRentalAssessment(viewer, input)),
    readBankPage: (viewer, input) => run(viewer.accountId, async () => handlers.readBankPage(viewer, input)),
    readPortfolioBankPage: (viewer, input) =>
      run(viewer.accountId, async () => handlers.readPortfolioBankPage(viewer, input)),
    printDocument: (viewer, input) => run(viewer.accountId, async () => handlers.printDocument(viewer, input)),
  }
}
