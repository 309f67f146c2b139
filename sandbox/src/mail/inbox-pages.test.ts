import { expect, it } from 'vitest'
import { inboxPage, mailBody, mailPage } from './inbox-pages.ts'

const MAIL = {
  id: '1',
  receivedAt: '2026-11-21T11:30:05.000Z',
  messageId: '<one@homeyield.test>',
  from: 'us@homeyield.test',
  to: ['reader@homeyield.test'],
  subject: 'Kia ora',
  text: 'Kia ora',
  html: '',
  source: '',
  headers: {},
  files: [],
}

it('shows the time of a mail in New Zealand', () => {
  for (const page of [inboxPage([MAIL]), mailPage(MAIL)]) {
    expect(page).toMatch(/<time datetime="2026-11-21T11:30:05.000Z">22 Nov 2026, 12:30:05\sam<\/time>/u)
  }
})

it('embeds the images of a mail', () => {
  const files = [{ name: 'logo', type: 'image/png', content: 'cGljdHVyZQ==', contentId: 'logo' }]
  const html = '<img src="cid:logo"><img src="cid:other">'
  expect(mailBody({ ...MAIL, html, files })).toBe('<img src="data:image/png;base64,cGljdHVyZQ=="><img src="cid:other">')
})
