import { ASSESSMENT_CAUTION, SAMPLE_ADDRESS_NOTE, type Assessment } from '@homeyield/domain/assessment/assessment'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Img } from '@react-email/img'
import { Text } from '@react-email/text'
import { createElement as h, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { type AssessmentLetter, fewLines, stopPage } from '../assessment-letter.ts'
import type { MailBranding } from '../mail.ts'
import {
  GREEN,
  INK,
  LOSS,
  QUIET,
  RULE,
  link,
  paragraph,
  smallPrint,
  supportLink,
  unlinkText,
  type MailContent,
} from './mail-parts.ts'
import { rentalAssessmentText } from './rental-assessment-text.ts'
import { DARK_BARS, weekBars } from './week-bars.ts'

const MAX_SUBJECT_LENGTH = 120
const MAX_LINES = 10

const titleStyle: CSSProperties = {
  margin: '28px 0 10px',
  fontSize: '17px',
  lineHeight: '24px',
  fontWeight: 700,
  color: INK,
}
const homeStyle: CSSProperties = { margin: '-10px 0 20px', fontSize: '15px', lineHeight: '22px', color: QUIET }
const labelStyle: CSSProperties = { margin: 0, fontSize: '14px', lineHeight: '20px', color: QUIET }
const rentStyle: CSSProperties = { margin: 0, fontSize: '40px', lineHeight: '48px', fontWeight: 700, color: INK }
const secondRentStyle: CSSProperties = { ...rentStyle, fontSize: '22px', lineHeight: '30px' }
const estimateStyle: CSSProperties = { ...rentStyle, fontSize: '30px', lineHeight: '38px' }
const panelStyle: CSSProperties = {
  margin: '0 0 20px',
  padding: '16px 18px',
  borderRadius: '10px',
  backgroundColor: '#e4f3ed',
}
// As on the screen: what is least sure is the least easily overlooked.
const unsureStyle: CSSProperties = {
  margin: '4px 0',
  padding: '4px 8px',
  borderRadius: '8px',
  backgroundColor: '#fdf0d6',
  fontWeight: 600,
}
const cellStyle: CSSProperties = { padding: '10px 0', borderTop: `1px solid ${RULE}`, verticalAlign: 'top' }
const footStyle: CSSProperties = { margin: '0 0 12px', fontSize: '13px', lineHeight: '20px', color: QUIET }
const plateStyle: CSSProperties = {
  display: 'inline-block',
  padding: '8px',
  borderRadius: '8px',
  backgroundColor: '#ffffff',
}
const logoStyle: CSSProperties = { display: 'block', width: '160px', maxWidth: '160px', height: 'auto', border: 0 }

export const LOGO_ID = 'logo'

const DARK_PANEL = `
@media (prefers-color-scheme: dark) {
  .panel { background-color: #16372e !important; }
  .unsure { background-color: #35270d !important; }
  .amber { color: #f0a93a !important; }
}`

/**
 * A rental assessment from one person to another. Typed text is shown without links; sender, reason and how to stop are
 * our own text.
 */
export function rentalAssessment(
  letter: AssessmentLetter & { readonly token: string },
  branding: MailBranding,
): MailContent {
  const { assessment, sender, logoUrl, token } = letter
  const address = unlinkText(assessment.address)
  const name = unlinkText(sender.name)
  return {
    subject: `Rental assessment: ${shorten(address)}`,
    preview: [leadOf(assessment), `From ${name}.`].join(' ').trim(),
    heading: address,
    ...(logoUrl === null ? {} : { letterhead: letterhead(name) }),
    body: [
      h(Text, { className: 'quiet', style: homeStyle }, `${assessment.home}. Rental assessment of ${letter.madeOn}.`),
      assessment.isSampleAddress
        ? h(
            Text,
            { className: 'amber', style: { ...labelStyle, margin: '0 0 12px', color: '#8a5800' } },
            SAMPLE_ADDRESS_NOTE,
          )
        : null,
      estimateOf(assessment),
      ...rentOf(assessment),
      figuresOf(assessment),
      ...(assessment.week === null ? [] : [title('Where the week goes'), ...weekBars(assessment.week)]),
      ...evidenceOf(assessment),
      ...signatureOf(letter.signature),
      h(Text, { className: 'quiet', style: { ...footStyle, marginTop: '20px' } }, ASSESSMENT_CAUTION),
      h(Text, { className: 'quiet', style: footStyle }, assessment.credits),
    ],
    foot: footOf(name, sender.email, stopPage(branding.origin, token), branding),
    darkStyles: DARK_BARS + DARK_PANEL,
    text: rentalAssessmentText(letter, branding),
  }
}

/** The logo, which is enclosed as `LOGO_ID`. */
export function letterhead(name: string): ReactElement {
  // On white, because a logo may be drawn for white only.
  return h(
    'div',
    { style: { margin: '0 0 16px' } },
    h(
      'span',
      { style: plateStyle },
      h(Img, { src: `cid:${LOGO_ID}`, width: 160, alt: `Logo of ${name}`, style: logoStyle }),
    ),
  )
}

function title(words: string): ReactElement {
  return h(Heading, { as: 'h2', className: 'ink', style: titleStyle }, words)
}

function leadOf({ estimate, rent, confidence }: Assessment): string {
  if (estimate !== null) return `${estimate.weekly}.`
  return rent === null ? '' : `${rent} a week. ${confidence}`.trim()
}

// A professional's estimate leads: the computed rent is then smaller, and left out when it is not known.
function rentOf({ rent, range, confidence, isUnsure, basis, estimate }: Assessment): ReactNode[] {
  if (rent === null) return estimate === null ? [h(Text, { className: 'ink', style: labelStyle }, basis)] : []
  return [
    h(Text, { className: 'quiet', style: labelStyle }, 'Weekly rent'),
    h(Text, { className: 'ink', style: estimate === null ? rentStyle : secondRentStyle }, rent),
    range === '' ? null : h(Text, { className: 'ink', style: { ...labelStyle, fontSize: '16px', color: INK } }, range),
    confidence === ''
      ? null
      : h(
          Text,
          {
            className: isUnsure ? 'ink unsure' : 'ink',
            style: { ...labelStyle, color: INK, ...(isUnsure ? unsureStyle : {}) },
          },
          confidence,
        ),
    h(Text, { className: 'quiet', style: labelStyle }, basis),
  ]
}

function estimateOf({ estimate }: Assessment): ReactNode {
  if (estimate === null) return null
  const others = [estimate.monthly, estimate.yearly].filter((range) => range !== '').join(', ')
  return h(
    'div',
    { className: 'panel', style: panelStyle },
    h(Text, { className: 'quiet', style: labelStyle }, 'A property professional’s estimate'),
    h(Text, { className: 'ink', style: estimateStyle }, estimate.weekly),
    h(Text, { className: 'quiet', style: labelStyle }, others),
    ...fewLines(estimate.reason, MAX_LINES).map((line, at) =>
      h(
        Text,
        {
          key: at,
          className: 'ink',
          style: { ...labelStyle, marginTop: at === 0 ? '8px' : 0, fontSize: '15px', color: INK },
        },
        unlinkText(line),
      ),
    ),
  )
}

function figuresOf({ figures }: Assessment): ReactElement {
  const rows = figures.map(({ label, value, note, loss }) =>
    h(
      'tr',
      { key: label },
      h(
        'td',
        { className: 'rule', style: cellStyle },
        h('span', { className: 'ink', style: { fontSize: '15px', lineHeight: '22px', color: INK } }, label),
        note === '' ? null : h('br'),
        note === ''
          ? null
          : h('span', { className: 'quiet', style: { fontSize: '13px', lineHeight: '18px', color: QUIET } }, note),
      ),
      h(
        'td',
        {
          className: loss ? 'rule loss' : 'rule ink',
          align: 'right',
          style: {
            ...cellStyle,
            paddingLeft: '12px',
            fontSize: '16px',
            lineHeight: '22px',
            fontWeight: 700,
            whiteSpace: 'nowrap',
            color: loss ? LOSS : INK,
          },
        },
        value,
      ),
    ),
  )
  const style: CSSProperties = { width: '100%', marginTop: '24px', borderCollapse: 'collapse' }
  return h(
    'table',
    { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, border: 0, style },
    h('tbody', null, rows),
  )
}

function evidenceOf({ evidence }: Assessment): ReactNode[] {
  if (evidence === null) return []
  return [title('What homes like this rent for'), paragraph(evidence.quartiles), smallPrint(evidence.source)]
}

function signatureOf(signature: string): ReactNode[] {
  const lines = fewLines(signature, MAX_LINES)
  if (lines.length === 0) return []
  return [
    h(Hr, { className: 'rule', style: { margin: '20px 0 16px', borderColor: RULE } }),
    ...lines.map((line, at) =>
      h(
        Text,
        { key: at, className: 'ink', style: { ...labelStyle, fontSize: '15px', lineHeight: '22px', color: INK } },
        unlinkText(line),
      ),
    ),
  ]
}

function footOf(name: string, email: string, stop: string, branding: MailBranding): ReactNode[] {
  const small = (...words: ReactNode[]) => h(Text, { className: 'quiet', style: footStyle }, ...words)
  return [
    small(
      'Why you got this: ',
      `${name} sent you this assessment with ${branding.productName} and told us that you asked for it. Your reply goes to them, at `,
      h('a', { href: `mailto:${email}`, className: 'link', style: { color: GREEN } }, email),
      '.',
    ),
    small('Didn’t ask for it, or want no more? ', link(stop, 'Stop assessments to this address'), ', from any sender.'),
    small(
      `${branding.productName} limits how many assessments an account sends and how many an address gets. Something wrong? Write to `,
      supportLink(branding.supportEmail),
      '.',
    ),
  ]
}

function shorten(text: string): string {
  const signs = Array.from(text)
  return signs.length <= MAX_SUBJECT_LENGTH ? text : `${signs.slice(0, MAX_SUBJECT_LENGTH).join('').trim()}…`
}
