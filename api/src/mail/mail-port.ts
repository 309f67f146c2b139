/** A file that goes along with a mail. */
export interface MailAttachment {
  readonly name: string
  /** Such as application/pdf. */
  readonly type: string
  readonly bytes: Uint8Array
  /** What the HTML shows it by, as `cid:…`; a file to be saved if left out. */
  readonly contentId?: string
}

/** A mail as it leaves the house. */
export interface OutgoingMail {
  /** With its angle brackets; the same on every try, so that a mail that comes twice is known to be one. */
  readonly messageId: string
  /** One e-mail address. */
  readonly to: string
  /** Whom an answer goes to, where that is not us. */
  readonly replyTo?: { readonly name: string; readonly address: string }
  /** Where mail programs post to when the reader wants no more such mails (RFC 8058). */
  readonly stopUrl?: string
  readonly attachments?: readonly MailAttachment[]
  readonly subject: string
  readonly html: string
  readonly text: string
}

/**
 * What became of a try. `refused`: this mail will never be taken. `delayed`: it may be taken later. `problem` is a sentence
 * that holds nothing of the person: neither the address nor what the server said of it.
 */
export type Delivery =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'refused' | 'delayed'; readonly problem: string }

/** Who takes our mails to people. */
export interface MailGateway {
  /** Hands one mail over; never throws. Ends as `delayed` once `signal` is aborted. */
  readonly send: (mail: OutgoingMail, signal?: AbortSignal) => Promise<Delivery>
}
