import { transaction, type Database } from '@homeyield/database/connection'
import { openAccountStore, type AccountStore } from '../accounts/account-store.ts'
import { type DocumentWork, openDocumentWork } from '../documents/document-store.ts'
import type { Mail } from '../mail/mail.ts'
import { postMail } from '../mail/mail-store.ts'
import { openRentalAssessmentStore, type RentalAssessmentStore } from './rental-assessment-store.ts'

/** The stores of one assessment transaction. Lock the account first, then the recipient. */
export interface AssessmentWork {
  readonly accounts: Pick<AccountStore, 'lock' | 'change'>
  readonly assessments: RentalAssessmentStore
  readonly documents: DocumentWork
  readonly post: (mail: Mail) => Promise<string>
}

export type AssessmentTransact = <Result>(work: (parts: AssessmentWork) => Promise<Result>) => Promise<Result>

export function openAssessmentWork(database: Database, sender: string): AssessmentTransact {
  return (work) =>
    transaction(database, (db) =>
      work({
        accounts: openAccountStore({ db }),
        assessments: openRentalAssessmentStore({ db }),
        documents: openDocumentWork(db),
        post: (mail) => postMail(db, mail, sender),
      }),
    )
}
