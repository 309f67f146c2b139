import type { DocumentAuthor, DocumentBlock, DocumentContent } from '@homeyield/domain/documents/document-content'
import { labelOfRent, type Say, sayIn } from '@homeyield/domain/documents/phrases/phrases'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Img } from '@react-email/img'
import { createElement as h, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { stopPage } from '../assessment-letter.ts'
import { type DocumentLetter, subjectOf } from '../document-letter.ts'
import type { MailBranding } from '../mail.ts'
import { DARK_PARTS, partOf } from './document-parts.ts'
import { documentText } from './document-text.ts'
import {
  actionButton,
  INK,
  layoutTable,
  lines,
  link,
  type MailContent,
  QUIET,
  RULE,
  supportLink,
  unlinkText,
} from './mail-parts.ts'
import { letterhead } from './rental-assessment.ts'
import { DARK_BARS } from './week-bars.ts'

const MAX_SUBJECT_LENGTH = 120

/** Where a phrase has a link: no typed text has this sign. */
const GAP = '\0'

export const PHOTO_ID = 'photo'

const quietStyle: CSSProperties = { margin: 0, fontSize: '15px', lineHeight: '22px', color: QUIET }
const textStyle: CSSProperties = { margin: '0 0 8px', fontSize: '16px', lineHeight: '24px', color: INK }
const titleStyle: CSSProperties = {
  margin: '24px 0 8px',
  fontSize: '17px',
  lineHeight: '24px',
  fontWeight: 700,
  color: INK,
}
const nameStyle: CSSProperties = {
  margin: '0 0 16px',
  fontSize: '18px',
  lineHeight: '24px',
  fontWeight: 700,
  color: INK,
}
const footStyle: CSSProperties = { margin: '0 0 8px', fontSize: '13px', lineHeight: '20px', color: QUIET }

/** A document from its author to a client. Typed text is shown without links; why it came and how to stop are ours. */
export function documentMail(letter: DocumentLetter & { readonly token: string }, branding: MailBranding): MailContent {
  const { content, pageUrl, token } = letter
  const { title, address, home, addressee, dated, message, blocks, author, notes, language } = content
  const say = sayIn(language)
  return {
    subject: shorten(unlinkText(subjectOf(letter))),
    preview: unlinkText(`${leadOf(content)}${say('mail_from', { name: author.name, title })}`),
    heading: unlinkText(address),
    letterhead: headOf(author, branding),
    language,
    body: [
      lines([title, home, addressee, dated].join('\n'), 'quiet', quietStyle),
      h('div', { style: { marginTop: '18px' } }, lines(message, 'ink', textStyle)),
      ...blocks.map((block) => blockOf(block, content)),
      pageUrl === null ? null : h('div', { style: { marginTop: '24px' } }, actionButton(say('mail_open'), pageUrl)),
      authorOf(author),
      h('div', { style: { marginTop: '20px' } }, lines(notes.join('\n'), 'quiet', footStyle)),
    ],
    foot: footOf(letter.sender, stopPage(branding.origin, token), branding, say),
    darkStyles: DARK_BARS + DARK_PARTS,
    text: documentText(letter, branding),
  }
}

/** The large figure of its first block; empty without one. */
function leadOf({ blocks }: DocumentContent): string {
  for (const { parts } of blocks) for (const part of parts) if (part.form === 'headline') return `${part.value}. `
  return ''
}

function headOf({ name, company, colour, logo_url }: DocumentAuthor, { productName }: MailBranding): ReactElement {
  const words = company === '' ? name : company
  if (logo_url !== null) {
    const style: CSSProperties = { height: '6px', margin: '-4px 0 16px', borderRadius: '3px' }
    const band = colour === null ? null : h('div', { style: { ...style, backgroundColor: colour } })
    return h('div', null, letterhead(unlinkText(words)), band)
  }
  if (colour === null) return lines(company === '' ? productName : company, 'ink', nameStyle)
  const band: CSSProperties = { padding: '10px 16px', borderRadius: '8px', backgroundColor: colour, color: '#ffffff' }
  return lines(words, '', { ...nameStyle, ...band })
}

function blockOf(
  { name, title, parts }: DocumentBlock,
  { author: { colour }, language }: DocumentContent,
): ReactElement {
  const heading = title === '' ? null : h(Heading, { as: 'h2', className: 'ink', style: titleStyle }, unlinkText(title))
  return h(
    'div',
    { key: name, style: { marginTop: '18px' } },
    heading,
    ...parts.map((part, at) =>
      h('div', { key: at, style: { marginBottom: '8px' } }, partOf(part, colour, labelOfRent(language))),
    ),
  )
}

function authorOf({ name, company, licence, phone, email, website, footer, photo_url }: DocumentAuthor): ReactElement {
  const small = { ...quietStyle, fontSize: '14px', lineHeight: '20px' }
  const words = h(
    'td',
    { style: { verticalAlign: 'top' } },
    lines(name, 'ink', { ...textStyle, margin: 0, fontWeight: 700 }),
    lines([company, licence, phone, email, website, footer].join('\n'), 'quiet', small),
  )
  const style: CSSProperties = {
    display: 'block',
    width: '64px',
    height: '64px',
    borderRadius: '32px',
    objectFit: 'cover',
  }
  const photo =
    photo_url === null
      ? null
      : h(
          'td',
          { width: 80, style: { width: '80px', verticalAlign: 'top' } },
          h(Img, { src: `cid:${PHOTO_ID}`, width: 64, height: 64, alt: '', style }),
        )
  return h(
    'div',
    null,
    h(Hr, { className: 'rule', style: { margin: '24px 0 16px', borderColor: RULE } }),
    layoutTable(h('tr', null, photo, words)),
  )
}

function footOf(
  { name, email }: DocumentLetter['sender'],
  stop: string,
  { productName, supportEmail }: MailBranding,
  say: Say,
): ReactNode[] {
  const small = (words: string, linked: ReactNode) => {
    const [before, after] = words.split(GAP)
    return h('p', { className: 'quiet', style: footStyle }, before, linked, after)
  }
  return [
    small(
      say('mail_why', { name: unlinkText(name), product: productName, email: GAP }),
      link(`mailto:${email}`, email),
    ),
    small(say('mail_stop', { link: GAP }), link(stop, say('mail_stop_link'))),
    small(say('mail_wrong', { email: GAP }), supportLink(supportEmail)),
  ]
}

function shorten(text: string): string {
  const signs = Array.from(text.replaceAll(/\s+/gu, ' ').trim())
  return signs.length <= MAX_SUBJECT_LENGTH ? signs.join('') : `${signs.slice(0, MAX_SUBJECT_LENGTH).join('').trim()}…`
}
