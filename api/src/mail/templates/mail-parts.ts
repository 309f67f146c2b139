import { Button, Link, Text } from '@react-email/components'
import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { GREEN, INK, QUIET } from './mail-colours.ts'

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
