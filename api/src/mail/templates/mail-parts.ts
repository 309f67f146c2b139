import { Button, Link, Text } from '@react-email/components'
import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react'

// Colours stand in each element, where every mail program finds them; rules for the dark answer those that can be dark.

/** What is written. */
export const INK = '#15211d'

/** What is written quietly. */
export const QUIET = '#51605a'

/** The brand, and what is gained. */
export const GREEN = '#0c6a55'

/** What is lost. */
export const LOSS = '#a8281e'

/** Lines between things. */
export const RULE = '#dfe4dd'

const paragraphStyle: CSSProperties = { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px', color: INK }
const quietStyle: CSSProperties = { ...paragraphStyle, fontSize: '14px', lineHeight: '21px', color: QUIET }
const linkStyle: CSSProperties = { color: GREEN, textDecoration: 'underline', wordBreak: 'break-word' }
const buttonStyle: CSSProperties = {
  margin: '8px 0 24px',
  padding: '14px 24px',
  borderRadius: '8px',
  backgroundColor: GREEN,
  color: '#ffffff',
  fontSize: '16px',
  fontWeight: 600,
}

/** A paragraph of a mail. What a person typed is put in as text and stays text. */
export function paragraph(...children: ReactNode[]): ReactElement {
  return createElement(Text, { className: 'ink', style: paragraphStyle }, ...children)
}

/** A paragraph for what only some readers need. */
export function smallPrint(...children: ReactNode[]): ReactElement {
  return createElement(Text, { className: 'quiet', style: quietStyle }, ...children)
}

/** The one thing to do. */
export function actionButton(label: string, href: string): ReactElement {
  return createElement(Button, { href, style: buttonStyle }, label)
}

/** A link that shows its own address, or another text. */
export function link(href: string, text = href): ReactElement {
  return createElement(Link, { href, className: 'link', style: linkStyle }, text)
}

/** How to reach a person. */
export function supportLink(supportEmail: string): ReactElement {
  return link(`mailto:${supportEmail}`, supportEmail)
}

// Letters of any script with spaces, apostrophes and hyphens, and a dot only where a word ends: nothing that a mail program
// could turn into a link or a telephone number, or that reads as a sentence of ours.
const ORDINARY_NAME = /^(?=[\p{L}\p{M}])(?:[\p{L}\p{M} '’-]|\.(?=[ -]|$)){1,40}$/u

/** How a mail begins: with the person's name, where there is one and it is an ordinary one. */
export function greeting(name: string | null = null): ReactElement {
  return paragraph(name !== null && ORDINARY_NAME.test(name) ? `Kia ora ${name},` : 'Kia ora,')
}

/** An address as its owner knows it again, of which nobody else learns much: n…@example.co.nz. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${/^./u.exec(email)?.[0] ?? ''}…${email.slice(at)}`
}

const long = new Intl.DateTimeFormat('en-NZ', {
  timeZone: 'Pacific/Auckland',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** The day in New Zealand at a moment (milliseconds since 1970), such as 6 September 2026. Source: decisions section 5. */
export function dateInNewZealand(moment: number): string {
  return long.format(moment)
}

// Shows nothing and takes no room; mail programs that look for addresses to turn into links do not read across it.
const NON_JOINER = '\u200C'
const ADDRESS_SIGNS = /:(?=\/\/)|(?<=[\p{L}\p{N}])\.(?=\p{L}{2,})|(?<=\S)@(?=\S)/gu

/**
 * What a person typed, so that no mail program makes a link of it: `evil.example` stays as it reads and leads nowhere.
 * Source: provider contract section 6.4, "links stripped".
 */
export function unlinkText(text: string): string {
  return text.replaceAll(ADDRESS_SIGNS, (sign) => `${sign}${NON_JOINER}`)
}

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
