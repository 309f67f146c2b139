import type { AssessmentLetter } from '../rental-assessments/assessment-letter.ts'

/** Whose a mail is, and where it goes. */
interface Addressed<Data> {
  readonly accountId: string
  readonly to: string
  readonly data: Data
}

/** A mail that is to be sent: what it is about and what it says of the person. */
export type Mail =
  | ({ readonly kind: 'welcome' | 'confirm_email' | 'reset_password' } & Addressed<{ name: string; token: string }>)
  | ({ readonly kind: 'password_changed' } & Addressed<{ name: string }>)
  | ({ readonly kind: 'email_changed' } & Addressed<{ name: string; newEmail: string }>)
  | ({ readonly kind: 'rental_assessment' } & Addressed<AssessmentLetter & { readonly token: string }>)
  | { readonly kind: 'account_deleted'; readonly accountId: null; readonly to: string; readonly data: { name: string } }
