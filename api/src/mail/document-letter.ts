import type { DocumentContent } from '@homeyield/domain/documents/document-content'
import { sayIn } from '@homeyield/domain/documents/phrases/phrases'

/** A document as it is mailed: later changes of it do not affect the mail. Typed texts are not escaped. */
export interface DocumentLetter {
  readonly content: DocumentContent
  /** The account that sends it: its confirmed address gets the replies, not the brand's. */
  readonly sender: { readonly name: string; readonly email: string }
  /** Empty for the usual one. */
  readonly subject: string
  /** Of its page; null without one. */
  readonly pageUrl: string | null
}

export function subjectOf({ content, subject }: DocumentLetter): string {
  const { language, title, address } = content
  return subject.trim() === '' ? sayIn(language)('mail_subject', { title, address }) : subject
}

/** What mail programs show as the sender: the author is never taken for us, nor for an address that is not theirs. */
export function senderOf({ content }: DocumentLetter, productName: string): string {
  return `${content.author.name.replaceAll(/[<>@\s]+/gu, ' ').trim()} via ${productName}`
}
