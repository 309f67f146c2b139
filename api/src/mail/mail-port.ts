export interface MailAttachment {
  readonly name: string
  /** Such as application/pdf. */
  readonly type: string
  readonly bytes: Uint8Array
  /** The `cid:…` by which the HTML shows it; without one it is a file to save. */
  readonly contentId?: string
}

export interface OutgoingMail {
  /** With its angle brackets; the same on every try, so that duplicates are recognised. */
  readonly messageId: string
  /** One e-mail address. */
  readonly to: string
  /** Shown as the sender in place of ours. */
  readonly senderName?: string
  readonly replyTo?: { readonly name: string; readonly address: string }
  /** The address that mail programs post to when the reader stops such mails (RFC 8058). */
  readonly stopUrl?: string
  readonly attachments?: readonly MailAttachment[]
  readonly subject: string
  readonly html: string
  readonly text: string
}

/**
 * The result of a try. `refused`: it will never be accepted. `delayed`: it may be accepted later. `problem` is a
 * sentence without personal data: neither the address nor the server's message.
 */
export type Delivery =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'refused' | 'delayed'; readonly problem: string }

export interface MailGateway {
  /** Sends one mail; never throws. Returns `delayed` once `signal` is aborted. */
  readonly send: (mail: OutgoingMail, signal?: AbortSignal) => Promise<Delivery>
  /** Whether the server accepts our sign-in; a sentence if not. Sends nothing, and never throws. */
  readonly check: () => Promise<string | null>
}
