import { expect, it } from 'vitest'
import type { OutgoingMail } from './mail-port.ts'
import type { MailStore } from './mail-store.ts'
import type { Mail } from './mail.ts'
import { sendMail } from './send-mail.ts'

const MINUTE = 60_000
const POSTED = Date.parse('2026-11-20T09:00:00Z')
const BRANDING = {
  productName: 'Homeyield',
  supportEmail: 'support@homeyield.test',
  origin: 'https://homeyield.example',
}
const to = 'reader@homeyield.test'
const RESET: Mail = { kind: 'reset_password', accountId: 'an id', to, data: { name: 'Test account', token: 'Zm9v' } }
const CHANGED: Mail = { kind: 'password_changed', accountId: 'an id', to, data: { name: 'Test account' } }

/** Sends a mail so many minutes after it was posted, for the first time; returns what was sent and stored. */
async function sendAfter(minutes: number, mail: Mail, isLocked = false) {
  const outgoing: OutgoingMail[] = []
  const noted: string[] = []
  const mails: Pick<MailStore, 'findUnsent' | 'markSent' | 'giveUp'> = {
    findUnsent: (id) =>
      Promise.resolve({ id, messageId: '<one@homeyield.test>', mail, postedAt: new Date(POSTED), isLocked }),
    markSent: () => Promise.resolve(void noted.push('sent')),
    giveUp: (_id, problem) => Promise.resolve(void noted.push(problem)),
  }
  const gateway = {
    send(one: OutgoingMail) {
      outgoing.push(one)
      return Promise.resolve({ outcome: 'sent' as const })
    },
  }
  const send = sendMail({
    mails: mails as MailStore,
    gateway,
    branding: BRANDING,
    enclose: () => Promise.resolve({}),
    now: () => POSTED + minutes * MINUTE,
  })
  const problem = await send('an id')
  return { outgoing: outgoing.length, noted, problem }
}

const TOO_LATE = 'It could not be sent in time.'

it.each([
  ['a link that resets a password', RESET, 59],
  ['any other mail', CHANGED, 47 * 60],
])('%s is still sent after the mails have waited', async (_, mail, minutes) => {
  expect(await sendAfter(minutes, mail)).toEqual({ outgoing: 1, noted: ['sent'], problem: undefined })
})

it.each([
  ['a link that resets a password', RESET, 61],
  ['any other mail', CHANGED, 49 * 60],
])('%s is not sent when it is of no use any more, not even once', async (_, mail, minutes) => {
  expect(await sendAfter(minutes, mail)).toEqual({ outgoing: 0, noted: [TOO_LATE], problem: TOO_LATE })
})

it('an account that was locked writes to nobody else any more, and is still written to', async () => {
  const problem = 'The account is locked.'
  const document = { kind: 'document', accountId: 'an id', to, data: {} } as Mail
  expect(await sendAfter(1, document, true)).toEqual({ outgoing: 0, noted: [problem], problem })
  expect(await sendAfter(1, CHANGED, true)).toMatchObject({ outgoing: 1 })
})
