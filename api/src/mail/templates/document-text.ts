import type { DocumentPart } from '@homeyield/domain/documents/document-content'
import { labelOfRent, sayIn } from '@homeyield/domain/documents/phrases/phrases'
import { stopPage } from '../assessment-letter.ts'
import { type DocumentLetter, subjectOf } from '../document-letter.ts'
import type { MailBranding } from '../mail.ts'
import { unlinkText } from './mail-parts.ts'

/** The mail of a document without markup. */
export function documentText(letter: DocumentLetter & { readonly token: string }, branding: MailBranding): string {
  const { content, sender, pageUrl, token } = letter
  const { address, home, addressee, dated, message, blocks, author, notes } = content
  const paragraphs = [
    [subjectOf(letter), address, home, addressee, dated],
    [message],
    ...blocks.map(({ title, parts }) =>
      [title].concat(parts.flatMap((part) => linesOf(part, labelOfRent(content.language)))),
    ),
    [author.name, author.company, author.licence, author.phone, author.email, author.website, author.footer],
    notes,
  ].map((lines) => lines.map(unlinkText))
  const say = sayIn(content.language)
  const page = pageUrl === null ? [] : [[`${say('mail_open')}: ${pageUrl}`]]
  const { productName: product, supportEmail, origin } = branding
  const foot = [
    ['--'],
    [say('mail_why', { name: unlinkText(sender.name), product, email: sender.email })],
    [say('mail_stop', { link: say('mail_stop_link') }), stopPage(origin, token)],
    [say('mail_wrong', { email: supportEmail })],
  ]
  return [...paragraphs, ...page, ...foot]
    .map((lines) => lines.filter((line) => line !== '').join('\n'))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

function linesOf(part: DocumentPart, rentLabel: string): string[] {
  switch (part.form) {
    case 'headline':
      return [`${part.label}: ${part.value}`, ...part.lines]
    case 'sentences':
      return [...part.sentences]
    case 'figures':
      return part.figures.map(({ label, value, note }) =>
        note === '' ? `${label}: ${value}` : `${label}: ${value} (${note})`,
      )
    case 'table':
      return part.rows.flatMap(({ name, cells }) => [
        `- ${part.columns[0]?.label ?? ''}: ${name}`,
        ...cells.map((cell, at) => `  ${part.columns[at + 1]?.label ?? ''}: ${cell}`),
      ])
    case 'bars':
      return part.bars.map(({ label, value, verdict, threshold }) =>
        [`${label}: ${value ?? '–'}.`, verdict, threshold === '' ? '' : `(${threshold})`].filter(Boolean).join(' '),
      )
    case 'week':
      return [
        `${part.week.rent} ${rentLabel}`,
        ...part.week.parts.map(({ label, value }) => `- ${label}: ${value}`),
        `${part.week.leftLabel}: ${part.week.leftValue}`,
      ]
  }
}
