import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement, Fragment, type CSSProperties, type ReactElement } from 'react'
import { LANGUAGE_TAGS } from '@homeyield/domain/documents/document-kinds'
import type { MailBranding } from '../mail.ts'
import { type MailContent, supportLink } from './mail-parts.ts'

const FONT = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const DARK_STYLES = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: #101815 !important; }
  .card { background-color: #17221e !important; border-color: #2b3a34 !important; }
  .ink { color: #e8ece6 !important; }
  .quiet { color: #a9b8b1 !important; }
  .rule { border-color: #2b3a34 !important; }
  .link { color: #6fcfb4 !important; }
}`

const styles = {
  // A long address of a person or a page breaks, so that the mail is as wide as a phone.
  paper: { margin: 0, padding: '24px 12px', backgroundColor: '#fbfaf6', fontFamily: FONT, wordBreak: 'break-word' },
  frame: { maxWidth: '600px' },
  name: { margin: '0 0 16px', fontSize: '18px', lineHeight: '24px', fontWeight: 700, color: '#15211d' },
  card: { padding: '32px 28px 16px', backgroundColor: '#ffffff', border: '1px solid #dfe4dd', borderRadius: '12px' },
  heading: { margin: '0 0 16px', fontSize: '24px', lineHeight: '32px', fontWeight: 700, color: '#15211d' },
  rule: { margin: '24px 0 16px', borderColor: '#dfe4dd' },
  foot: { margin: 0, fontSize: '13px', lineHeight: '20px', color: '#51605a' },
} satisfies Record<string, CSSProperties>

/** A whole mail. It loads nothing from outside, except a letterhead's logo. */
export function frameMail(content: MailContent, branding: MailBranding): ReactElement {
  const { subject, preview, heading, body, letterhead, foot, darkStyles = '', language = 'en' } = content
  const card = createElement(
    Section,
    { className: 'card', style: styles.card },
    createElement(Heading, { as: 'h1', className: 'ink', style: styles.heading }, heading),
    ...body.map((part, at) => createElement(Fragment, { key: at }, part)),
  )
  const frame = createElement(
    Container,
    { style: styles.frame },
    letterhead ?? createElement(Text, { className: 'ink', style: styles.name }, branding.productName),
    card,
    createElement(Hr, { className: 'rule', style: styles.rule }),
    ...(foot ?? [standardFoot(branding)]).map((part, at) => createElement(Fragment, { key: at }, part)),
  )
  return createElement(
    Html,
    { lang: LANGUAGE_TAGS[language] },
    createElement(
      Head,
      null,
      createElement('title', null, subject),
      createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      createElement('meta', { name: 'color-scheme', content: 'light dark' }),
      createElement('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      createElement('style', null, DARK_STYLES + darkStyles),
    ),
    createElement(Preview, null, preview),
    createElement(Body, { className: 'paper', style: styles.paper }, frame),
  )
}

function standardFoot(branding: MailBranding): ReactElement {
  return createElement(
    Text,
    { className: 'quiet', style: styles.foot },
    `You are getting this email because you have an account with ${branding.productName}. Questions? Write to `,
    supportLink(branding.supportEmail),
    '.',
  )
}
