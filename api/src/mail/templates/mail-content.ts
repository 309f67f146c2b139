import type { ReactNode } from 'react'

/** What one mail says; the frame around it is the same for all. */
export interface MailContent {
  readonly subject: string
  /** The line that an inbox shows beside the subject. */
  readonly preview: string
  /** The one heading. */
  readonly heading: string
  /** Paragraphs and at most one button, each with a key. */
  readonly body: readonly ReactNode[]
  /** What stands above the card in place of the product's name. */
  readonly letterhead?: ReactNode
  /** What stands below it in place of why an account gets mails. */
  readonly foot?: readonly ReactNode[]
  /** Further rules for those mail programs that can be dark. */
  readonly darkStyles?: string
  /** The whole mail as plain text, where the HTML read aloud would not do. */
  readonly text?: string
}
