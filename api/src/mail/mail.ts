import type { KeyScope } from '@homeyield/contract/key-scope'
import type { AssessmentLetter } from './assessment-letter.ts'
import type { DocumentLetter } from './document-letter.ts'

interface Addressed<Data> {
  readonly accountId: string
  readonly to: string
  readonly data: Data
}

/**
 * The name for the greeting; null for an address never confirmed, or a person could send texts of their choice to
 * somebody else's address.
 */
interface Named {
  readonly name: string | null
}

/** What a client answered on a document's page, for its author. Typed texts are not escaped. */
export interface AnsweredDocument {
  /** Such as `Rental appraisal`. */
  readonly title: string
  readonly address: string
  /** Empty when it is not known. */
  readonly client: string
  /** Of the document, for its author, such as `/portfolio/documents/1`. */
  readonly path: string
  /** To whom the link was mailed; empty for one that the author made. */
  readonly sentTo: string
  /** As the client typed it; empty when they gave none. */
  readonly email: string
  readonly answer: 'accepted' | 'asked'
  /** Several lines; empty when none was asked. */
  readonly question: string
}

/** How many API keys were live as the password changed, and whether they still are. */
interface KeysAtChange {
  readonly keys?: { readonly count: number; readonly revoked: boolean }
}

export type Mail =
  | ({ readonly kind: 'welcome' | 'confirm_email' } & Addressed<{ token: string }>)
  | ({ readonly kind: 'reset_password' } & Addressed<Named & { token: string }>)
  | ({ readonly kind: 'password_changed' } & Addressed<Named & KeysAtChange>)
  | ({ readonly kind: 'key_made' } & Addressed<Named & { key: string; scopes: readonly KeyScope[] }>)
  | ({ readonly kind: 'email_changed' } & Addressed<Named & { newEmail: string }>)
  | ({ readonly kind: 'payment_failed' } & Addressed<Named & { amount: number }>)
  | ({ readonly kind: 'first_bill' } & Addressed<Named & { amount: number; dueAt: number }>)
  | ({ readonly kind: 'rental_assessment' } & Addressed<AssessmentLetter & { readonly token: string }>)
  | ({ readonly kind: 'document' } & Addressed<DocumentLetter & { readonly token: string }>)
  | ({ readonly kind: 'document_answered' } & Addressed<AnsweredDocument>)
  | { readonly kind: 'account_deleted'; readonly accountId: null; readonly to: string; readonly data: Named }

/** What an account writes to other people. */
export const TO_OTHERS: ReadonlySet<Mail['kind']> = new Set(['rental_assessment', 'document'])

/** The product's name and addresses, as in every mail. */
export interface MailBranding {
  readonly productName: string
  readonly supportEmail: string
  /** The origin of links, without a final slash: from the settings, never from a request. */
  readonly origin: string
}
