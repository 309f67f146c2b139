import type { DocumentContent } from '@homeyield/domain/documents/document-content'
import { DOCUMENT_KINDS } from '@homeyield/domain/documents/document-kinds'
import { composeSample } from '@homeyield/domain/documents/testing/compose-sample'
import { findEnglish, textOfHtml } from '@homeyield/domain/documents/testing/find-english'
import { findValuations } from '@homeyield/domain/documents/testing/find-valuations'
import { SAMPLE_CONTENT } from '@homeyield/domain/documents/testing/sample-content'
import { textsOfContent } from '@homeyield/domain/documents/texts-of-content'
import { describe, expect, it } from 'vitest'
import type { DocumentLetter } from '../document-letter.ts'
import { renderMail } from '../render-mail.ts'

const BRANDING = {
  productName: 'Homeyield',
  supportEmail: 'support@homeyield.test',
  origin: 'https://homeyield.example',
}
const PAGE = 'https://homeyield.example/a/page-token'
const mailOf = (content: Partial<DocumentContent> = {}, letter: Partial<DocumentLetter> = {}) => {
  const data = {
    content: { ...SAMPLE_CONTENT, ...content },
    sender: { name: SAMPLE_CONTENT.author.name, email: SAMPLE_CONTENT.author.email },
    subject: '',
    pageUrl: PAGE,
    token: 'stop-token',
    ...letter,
  }
  return renderMail({ kind: 'document', accountId: 'an account', to: 'reader@homeyield.test', data }, BRANDING)
}
const authorOf = (changes: Partial<DocumentContent['author']>) => ({ author: { ...SAMPLE_CONTENT.author, ...changes } })

const NAMED = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
/** What is read: without the marks that keep typed text from becoming links, and without spaces. */
const readable = (text: string) => text.replaceAll(/[\u200C\s]/gu, '')
const wordsOf = (html: string) =>
  readable(
    html
      .replace(/<head>.*<\/head>/su, '')
      .replaceAll(/<[^>]*>/gu, '')
      .replaceAll(
        /&(?:amp|lt|gt|quot|#x27);/gu,
        (entity) => Object.entries(NAMED).find(([name]) => name === entity)?.[1] ?? '',
      ),
  )

it.each(['html', 'text'] as const)('has every text and figure of the document in its %s', async (form) => {
  const mail = mailOf()
  const shown = form === 'html' ? wordsOf(mail.html) : readable(mail.text)
  expect(findValuations(mail.html + mail.text)).toEqual([])
  expect(textsOfContent(SAMPLE_CONTENT).filter((one) => !shown.includes(readable(one)))).toEqual([])
})

it.each(DOCUMENT_KINDS)('has every text of a document as composed: %s', (kind) => {
  const content = composeSample(kind)
  const { html, text } = mailOf(content)
  const missing = (shown: string) => textsOfContent(content).filter((one) => !shown.includes(readable(one)))
  expect(missing(wordsOf(html))).toEqual([])
  expect(missing(readable(text))).toEqual([])
})

describe.each(['mi', 'zh'] as const)('in %s', (language) => {
  it.each(['owner_appraisal', 'buyer_appraisal', 'market_rent_evidence'] as const)('has no English: %s', (kind) => {
    const content = composeSample(kind, language)
    const sender = { name: content.author.name, email: content.author.email }
    const { html, text, subject } = mailOf(content, { sender })
    const ours = [BRANDING.supportEmail, PAGE, `${BRANDING.origin}/stop/stop-token`]
    for (const shown of [textOfHtml(html), text, subject]) {
      const read = ours.reduce((left, one) => left.replaceAll(one, ' '), shown)
      expect(findEnglish(read, content)).toEqual([])
    }
  })
})

it('has the author’s subject, or title and address', async () => {
  expect(mailOf({}, { subject: 'Your home\r\nBcc: a@homeyield.test' }).subject).toMatch(
    /^Your home Bcc: a@\u200Chomeyield/u,
  )
  expect(mailOf().subject).toBe(`${SAMPLE_CONTENT.title}: ${SAMPLE_CONTENT.address}`)
})

it('begins its preview with the figure', async () => {
  const { html } = mailOf()
  expect(html).toMatch(/\$640 to \$680 a week\. Ana 山田 Νίκου Иванова sent you this Rental appraisal for a buyer\./u)
})

it('links to the page, to the author, to us and to where these mails are stopped, and nowhere else', async () => {
  const typed =
    'see https://evil.example or evil.example, me@evil.example <a href="https://evil.example">x</a><img src=x>'
  const { html, text } = mailOf({
    message: typed,
    addressee: typed,
    ...authorOf({ company: typed, footer: typed, website: 'https://evil.example', phone: typed }),
    blocks: [{ name: 'reasons', title: typed, parts: [{ form: 'sentences', sentences: [typed] }] }],
  })
  const links = [...html.matchAll(/href="([^"]*)"/gu)].map(([, href]) => href)
  expect(new Set(links)).toEqual(
    new Set([
      PAGE,
      'mailto:ana@harbour.example',
      'mailto:support@homeyield.test',
      'https://homeyield.example/stop/stop-token',
    ]),
  )
  for (const words of [html, text]) expect(words).not.toMatch(/evil\.example|:\/\/evil|me@evil/u)
  expect(html).not.toContain('<img')
  expect(html).not.toMatch(/<script|url\(|@import/iu)
})

it('leaves the link out without a page', async () => {
  const { html, text } = mailOf({}, { pageUrl: null })
  expect(html + text).not.toContain('Open the page')
})

describe('the author’s brand', () => {
  it('is white on their colour, in the dark too', async () => {
    const { html } = mailOf()
    expect(html).toMatch(/<div style="[^"]*background-color:#2f3380[^"]*"><p style="[^"]*color:#ffffff/u)
    const plain = mailOf(authorOf({ colour: null }))
    expect(plain.html).not.toContain('#ffffff">Appraised')
    expect(plain.html).toContain('class="panel"')
  })

  it('has logo and photograph inside the mail', async () => {
    const { html } = mailOf(authorOf({ logo_url: '/uploads/a', photo_url: '/uploads/b' }))
    const images = [...html.matchAll(/<img[^>]*src="([^"]*)"/gu)].map(([, source]) => source)
    expect(images).toEqual(['cid:logo', 'cid:photo'])
  })
})

it('is in the language of the document', async () => {
  const { html, subject } = mailOf({ language: 'zh', title: '租金评估' })
  expect(html).toContain('lang="zh-Hans"')
  expect(html).toContain('打开页面')
  expect(html).toContain('$635 租金')
  expect(subject).toBe(`租金评估：${SAMPLE_CONTENT.address}`)
})
