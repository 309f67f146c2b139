import { tryRates } from '@homeyield/domain/analysis/portfolio/try-rates'
import { LOSING, TODAY } from '@homeyield/domain/analysis/testing/owned-homes'
import { expect, it } from 'vitest'
import { writeCalendar } from '../../../components/calendar/write-calendar.ts'
import { ratesCalendar } from './rates-calendar.ts'

it('has the end of each fixed term as a whole day, with reminders 60 and 14 days before', () => {
  const home = tryRates({ id: 'h1', property: '12 Example Street, Testville', inputs: LOSING }, new Map(), TODAY)
  const source = { product: 'Homeyield', host: 'homeyield.test' }
  const lines = writeCalendar(ratesCalendar([home]), source, new Date('2026-12-01T00:00:00Z'))
    .replaceAll('\r\n ', '')
    .split('\r\n')
  expect(lines.filter((line) => /^(UID|DTSTART|SUMMARY|TRIGGER)/u.test(line))).toEqual([
    'UID:rate-h1-0@homeyield.test',
    'DTSTART;VALUE=DATE:20271201',
    'SUMMARY:Fixed rate ends: 12 Example Street\\, A',
    'TRIGGER:-P60D',
    'TRIGGER:-P14D',
    'UID:rate-h1-1@homeyield.test',
    'DTSTART;VALUE=DATE:20291201',
    'SUMMARY:Fixed rate ends: 12 Example Street\\, B',
    'TRIGGER:-P60D',
    'TRIGGER:-P14D',
  ])
  // Loan A (docs/method/loans.md, "Worked example") after year 1, as in the portfolio.
  expect(lines).toContain('DESCRIPTION:4.49% until then. $334\\,510 owed on that day.')
  expect(lines.at(-1)).toBe('')
})
