import { transaction, type Database } from '@homeyield/database/connection'
import { openAccountStore, type AccountStore } from '../accounts/account-store.ts'
import type { Mail } from '../mail/mail.ts'
import { postMail } from '../mail/mail-store.ts'
import { openRentalAssessmentStore, type RentalAssessmentStore } from './rental-assessment-store.ts'

/** What is done about an assessment in one transaction; the account is locked first, then the recipient. */
export interface AssessmentWork {
  readonly accounts: Pick<AccountStore, 'lock' | 'change'>
  readonly assessments: RentalAssessmentStore
  /** Puts a mail into the queue and answers its id. */
  readonly post: (mail: Mail) => Promise<string>
}

/** Runs work in a transaction, which is undone when the work throws. */
export type AssessmentTransact = <Result>(work: (parts: AssessmentWork) => Promise<Result>) => Promise<Result>

/** Opens transactions about assessments. Their mails come from the address `sender`. */
export function openAssessmentWork(database: Database, sender: string): AssessmentTransact {
  return (work) =>
    transaction(database, (db) =>
      work({
        accounts: openAccountStore({ db }),
        assessments: openRentalAssessmentStore({ db }),
        post: (mail) => postMail(db, mail, sender),
      }),
    )
}
