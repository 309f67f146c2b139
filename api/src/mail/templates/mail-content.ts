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
}
