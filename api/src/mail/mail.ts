import type { AssessmentLetter } from './assessment-letter.ts'

/** Whose a mail is, until the account is gone, and where it goes. */
interface Addressed<Data> {
  readonly accountId: string
  readonly to: string
  readonly data: Data
}

/**
 * Whom a mail greets; nobody where the address was never confirmed: whoever signs up with somebody else's address would
 * choose words for a mail to them.
 */
interface Named {
  readonly name: string | null
}

/** A mail that is to be sent: what it is about and what it says of the person. */
export type Mail =
  | ({ readonly kind: 'welcome' | 'confirm_email' } & Addressed<{ token: string }>)
  | ({ readonly kind: 'reset_password' } & Addressed<Named & { token: string }>)
  | ({ readonly kind: 'password_changed' } & Addressed<Named>)
  | ({ readonly kind: 'email_changed' } & Addressed<Named & { newEmail: string }>)
  | ({ readonly kind: 'payment_failed' } & Addressed<Named & { amount: number }>)
  | ({ readonly kind: 'first_bill' } & Addressed<Named & { amount: number; dueAt: number }>)
  | ({ readonly kind: 'rental_assessment' } & Addressed<AssessmentLetter & { readonly token: string }>)
  | { readonly kind: 'account_deleted'; readonly accountId: null; readonly to: string; readonly data: Named }

/** What every mail says of the product. */
export interface MailBranding {
  readonly productName: string
  readonly supportEmail: string
  /** Where links lead, without a slash at the end: a setting, never what a request claims. */
  readonly origin: string
}
