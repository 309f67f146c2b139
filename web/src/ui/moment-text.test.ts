import { expect, it } from 'vitest'
import { momentText } from './moment-text.ts'

const now = new Date('2026-09-06T03:00:00Z')

it('writes a moment of today as its time in New Zealand', () => {
  expect(momentText(new Date('2026-09-06T02:05:00Z'), now)).toBe('14:05')
  expect(momentText(new Date('2026-09-05T12:05:00Z'), now)).toBe('00:05')
})

it('writes any other with its day', () => {
  expect(momentText(new Date('2026-09-05T11:59:00Z'), now)).toBe('5 Sep 2026, 23:59')
})
