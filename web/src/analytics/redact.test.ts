import { expect, it } from 'vitest'
import { redact } from './redact.ts'

const REDACTED = 'REDACTED (Potential Email Address)'

it.each([
  'aroha@example.nz',
  '@',
  'a text with aroha@example.nz in it',
  '/calculator?email=aroha%40example.nz',
  'aroha%2540example.nz',
  'aroha%252540example.nz',
  'aroha&#64;example.nz',
  'aroha&#x40;example.nz',
  'aroha&commat;example.nz',
  'aroha＠example.nz',
  'aroha%EF%BC%A0example.nz',
])('%s may be an e-mail address and goes nowhere', (text) => {
  expect(redact(text)).toBe(REDACTED)
})

it.each(['', 'page_view', '/calculator/:id', '100%', '40', '%4', 'at example.nz'])('%j is none', (text) => {
  expect(redact(text)).toBe(text)
})

it('it is found at any depth, in lists, objects and names', () => {
  expect(
    redact({
      page: '/home',
      user: { contact: { mails: ['none', 'aroha@example.nz', ['b%40c']] } },
      'aroha@example.nz': 1,
    }),
  ).toEqual({
    page: '/home',
    user: { contact: { mails: ['none', REDACTED, [REDACTED]] } },
    [REDACTED]: 1,
  })
})

it('what holds no text stays what it is', () => {
  const [when, call] = [new Date(0), () => 'a@b']
  const { value, isTrue, nothing, date, callback } = redact({
    value: 4.99,
    isTrue: true,
    nothing: null,
    date: when,
    callback: call,
  })
  expect([value, isTrue, nothing]).toEqual([4.99, true, null])
  expect(date).toBe(when)
  expect(callback).toBe(call)
})
