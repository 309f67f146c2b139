import { describe, expect, it } from 'vitest'
import type { Mail } from './mail.ts'
import { renderMail } from './render-mail.ts'

const BRANDING = {
  productName: 'Homeyield',
  supportEmail: 'support@homeyield.test',
  origin: 'https://homeyield.example',
}
const TOKEN = 'Zm9v-YmFy_token'
const person = { accountId: '0b0e7f3c-9a3b-4f7e-8d55-1f1f6a3f7a10', to: 'reader@homeyield.test' }
const MAILS: Mail[] = [
  { kind: 'welcome', ...person, data: { token: TOKEN } },
  { kind: 'confirm_email', ...person, data: { token: TOKEN } },
  { kind: 'reset_password', ...person, data: { name: 'Test account', token: TOKEN } },
  { kind: 'password_changed', ...person, data: { name: 'Test account' } },
  { kind: 'email_changed', ...person, data: { name: 'Test account', newEmail: 'new@homeyield.test' } },
  { kind: 'payment_failed', ...person, data: { name: 'Test account', amount: 4.99 } },
  // Half past midnight in New Zealand, on the first day of daylight saving time.
  { kind: 'first_bill', ...person, data: { name: 'Test account', amount: 2.5, dueAt: Date.UTC(2026, 8, 27, 11, 30) } },
  {
    kind: 'key_made',
    ...person,
    data: { name: 'Test account', key: 'Our sheet', scopes: ['read:rents'] },
  },
  { kind: 'account_deleted', accountId: null, to: person.to, data: { name: 'Test account' } },
]

describe.each(MAILS.map((mail) => [mail.kind, mail] as const))('the mail %s', (_, mail) => {
  it('greets, names the product and the support address, in HTML and in text', async () => {
    const { subject, html, text } = renderMail(mail, BRANDING)
    expect(subject).toContain('Homeyield')
    for (const words of [html, text]) {
      expect(words).toContain('name' in mail.data ? 'Kia ora Test account,' : 'Kia ora,')
      expect(words).toContain('support@homeyield.test')
    }
    expect(html).toContain('lang="en-NZ"')
    expect(text).not.toMatch(/<\w/u)
  })

  it('fetches nothing, runs nothing and leads nowhere but to us', async () => {
    const { html } = renderMail(mail, BRANDING)
    expect(html).not.toMatch(/<(?:img|script|link|iframe)\b|url\(|@import|\son\w+=/iu)
    const links = [...html.matchAll(/href="([^"]*)"/gu)].map(([, href]) => href)
    for (const href of links)
      expect(href).toMatch(/^(?:https:\/\/homeyield\.example\/|mailto:support@homeyield\.test$)/u)
    expect(html.length).toBeLessThan(102_000)
  })

  it('takes what a person typed for text', async () => {
    const typed = '<img src=x> & "Ngāio" \'\r\nBcc'
    const hostile = { ...mail, data: { ...mail.data, name: typed, newEmail: '<b>@homeyield.test' } } as Mail
    const { subject, html } = renderMail(hostile, BRANDING)
    expect(html).not.toMatch(/<img|<b>/u)
    expect(html).toContain('Kia ora,')
    expect(html).not.toContain('Ngāio')
    expect(subject).not.toContain('Bcc')
  })
})

it.each([
  ['welcome', 'https://homeyield.example/confirmemail/Zm9v-YmFy_token', 'seven days'],
  ['confirm_email', 'https://homeyield.example/confirmemail/Zm9v-YmFy_token', 'seven days'],
  ['reset_password', 'https://homeyield.example/resetpassword/Zm9v-YmFy_token', 'once, for one hour'],
  ['password_changed', 'https://homeyield.example/forgotpassword', 'If it was not you'],
  ['key_made', 'https://homeyield.example/apikeys', 'Read market rents, areas and addresses.'],
  ['payment_failed', 'https://homeyield.example/profile', 'collect $4.99 for Homeyield Premium'],
  ['first_bill', 'https://homeyield.example/profile', 'On 28 September 2026 your first bill comes: $2.50 (NZD'],
] as const)('%s links to its page and has what the reader needs to know', async (kind, link, words) => {
  const { html, text } = renderMail(
    MAILS.find((mail) => mail.kind === kind)!,
    BRANDING,
  )
  expect(html).toContain(`href="${link}"`)
  expect(text).toContain(link)
  expect(text).toContain(words)
})

it('the mail to a changed address names the new one', async () => {
  const { text } = renderMail(MAILS[4]!, BRANDING)
  expect(text).toContain('now uses n…@homeyield.test.')
  expect(text).not.toContain('new@')
  expect(text).toContain('If it was not you')
})

it.each([
  [2, true, '2 API keys of your account were revoked. Make new ones at'],
  [1, false, '1 API key of your account still works. Revoke what you do not need at'],
])('the mail of a changed password says what became of %d keys', async (count, revoked, words) => {
  const data = { name: null, keys: { count, revoked } }
  const { html, text } = renderMail({ kind: 'password_changed', ...person, data }, BRANDING)
  expect(text).toContain(words)
  expect(html).toContain('href="https://homeyield.example/apikeys"')
})

it('the mail of a new key takes its name for text', async () => {
  const data = { name: null, key: 'Sheet <i>of evil.example', scopes: ['read:rents' as const] }
  const { html, text } = renderMail({ kind: 'key_made', ...person, data }, BRANDING)
  expect(html).not.toContain('<i>')
  expect(text).not.toContain('evil.example')
})

const greet = async (name: string | null) => {
  const { html, text } = renderMail({ kind: 'password_changed', ...person, data: { name } }, BRANDING)
  return { html, greeting: text.split('\n').find((line) => line.startsWith('Kia ora')) }
}

it.each([
  'Win now https://evil.example',
  'see evil.example',
  'зайди.рф',
  'Е.К',
  'write to me@evil.example',
  'call 0900 12345 to unlock your account',
  'Your account is closed, write to us',
  'Aroha\u00A0Kiri',
  'n'.repeat(41),
  '<b>Aroha</b>',
  '. evil',
])('a name that is not an ordinary one is left out: %s', async (name) => {
  const { html, greeting } = await greet(name)
  expect(greeting).toBe('Kia ora,')
  expect(html).not.toContain(name)
})

it.each(['Aroha', 'J. R. O’Test', "Mere-Ana O'Test", 'Kiri Ōrākei', 'Ма́рия', '王小明', 'n'.repeat(40)])(
  'an ordinary name is greeted: %s',
  async (name) => expect((await greet(name)).greeting).toBe(`Kia ora ${name},`),
)

it('a greeting has no name where there is none', async () => {
  expect((await greet(null)).greeting).toBe('Kia ora,')
})

it('a welcome that an earlier version posted with a name does not use it', async () => {
  const earlier = { ...MAILS[0], data: { name: 'Earlier', token: TOKEN } } as Mail
  expect(renderMail(earlier, BRANDING).html).not.toContain('Earlier')
})

it.each([
  ['a@homeyield.test', 'a…@homeyield.test'],
  ['www.evil.example/claim?id=1@homeyield.test', 'w…@homeyield.test'],
])('%s is written as %s', async (newEmail, masked) => {
  const { html } = renderMail({ kind: 'email_changed', ...person, data: { name: null, newEmail } }, BRANDING)
  expect(html).toContain(`now uses ${masked}.`)
  expect(html).not.toContain('evil')
})

it('a mail of a later version is left for that version', async () => {
  expect(() => renderMail({ ...MAILS[0], kind: 'tidings' } as unknown as Mail, BRANDING)).toThrow('does not know')
})
