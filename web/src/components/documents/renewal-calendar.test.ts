import { expect, it } from 'vitest'
import { writeCalendar } from '../calendar/write-calendar.ts'
import { renewalCalendar } from './renewal-calendar.ts'

it('has the day of the renewal, a reminder before it, and an id that replaces an older file', () => {
  const text = writeCalendar(
    renewalCalendar({ id: 'd2', renew_on: '2027-11-27' }, 'Rental appraisal for the owner, for Ana'),
    { product: 'Homeyield', host: 'homeyield.example' },
    new Date('2026-11-27T00:00:00Z'),
  )
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining([
      'UID:document-d2@homeyield.example',
      'DTSTART;VALUE=DATE:20271127',
      String.raw`SUMMARY:Renew: Rental appraisal for the owner\, for Ana`,
      'TRIGGER:-P14D',
    ]),
  )
})
