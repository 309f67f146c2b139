import type { DocumentLanguage } from '@homeyield/domain/documents/document-kinds'
import { Button } from '@react-email/button'
import { Link } from '@react-email/link'
import { Text } from '@react-email/text'
import { createElement, Fragment, type CSSProperties, type ReactElement, type ReactNode } from 'react'

// Colours are inline, because some mail programs ignore style sheets; the rules for dark mode are for those that do
// not.

export const INK = '#15211d'

export const QUIET = '#51605a'

export const GREEN = '#0c6a55'

export const LOSS = '#a8281e'

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

export function paragraph(...children: ReactNode[]): ReactElement {
  return createElement(Text, { className: 'ink', style: paragraphStyle }, ...children)
}

export function smallPrint(...children: ReactNode[]): ReactElement {
  return createElement(Text, { className: 'quiet', style: quietStyle }, ...children)
}

export function actionButton(label: string, href: string): ReactElement {
  return createElement(Button, { href, style: buttonStyle }, label)
}

export function link(href: string, text = href): ReactElement {
  return createElement(Link, { href, className: 'link', style: linkStyle }, text)
}

export function supportLink(supportEmail: string): ReactElement {
  return link(`mailto:${supportEmail}`, supportEmail)
}

// Letters of any script with spaces, apostrophes and hyphens, and a dot only at the end of a word: nothing that a mail
// program would turn into a link or a telephone number, or that reads like a sentence of ours.
const ORDINARY_NAME = /^(?=[\p{L}\p{M}])(?:[\p{L}\p{M} '’-]|\.(?=[ -]|$)){1,40}$/u

export function greeting(name: string | null = null): ReactElement {
  return paragraph(name !== null && ORDINARY_NAME.test(name) ? `Kia ora ${name},` : 'Kia ora,')
}

/** An address that only its owner recognises: n…@example.co.nz. */
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

/** The day in New Zealand at a moment (milliseconds since 1970), such as 6 September 2026. */
export function dateInNewZealand(moment: number): string {
  return long.format(moment)
}

// Invisible, without width; mail programs do not detect links across it.
const NON_JOINER = '\u200C'
const ADDRESS_SIGNS = /:(?=\/\/)|(?<=[\p{L}\p{N}])\.(?=\p{L}{2,})|(?<=\S)@(?=\S)/gu

/** Typed text without detectable links: `evil.example` looks the same but leads nowhere. */
export function unlinkText(text: string): string {
  return text.replaceAll(ADDRESS_SIGNS, (sign) => `${sign}${NON_JOINER}`)
}

/** Typed text in lines, without links; nothing for an empty one. */
export function lines(text: string, className: string, style: CSSProperties): ReactElement {
  const shown = text
    .split(/\r\n|[\r\n]/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return createElement(
    Fragment,
    null,
    shown.map((line, at) =>
      createElement('p', { key: at, className: className || undefined, style }, unlinkText(line)),
    ),
  )
}

/** A table for the layout alone, which screen readers read as text. */
export function layoutTable(rows: ReactNode): ReactElement {
  const style: CSSProperties = { width: '100%', borderCollapse: 'collapse' }
  const attributes = { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, border: 0, style }
  return createElement('table', attributes, createElement('tbody', null, rows))
}

/** The content of one mail; its frame is the same for all. */
export interface MailContent {
  readonly subject: string
  readonly preview: string
  readonly heading: string
  /** Paragraphs and at most one button, each with a key. */
  readonly body: readonly ReactNode[]
  readonly letterhead?: ReactNode
  /** Below the card, instead of the reason why an account gets mails. */
  readonly foot?: readonly ReactNode[]
  readonly darkStyles?: string
  /** English without one. */
  readonly language?: DocumentLanguage
  readonly text?: string
}
