import { earliestRentIncrease } from '@homeyield/domain/analysis/lawful-rent/earliest-rent-increase'
import { NEWEST_PACK } from '@homeyield/domain/analysis/rules/packs'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import { describe, expect, it } from 'vitest'
import type { GivenAnalysis } from '@homeyield/domain/analysis/inputs/analysis-inputs'
import { newForm } from '../model/calculator-form.ts'
import { fieldProblem, stateOf } from '../model/calculator-state.ts'
import { setInput } from '../model/set-input.ts'
import { increaseReason, noticeHint } from './increase-words.ts'
import { writeCalendar } from '../../../components/calendar/write-calendar.ts'
import { increaseCalendar } from './increase-calendar.ts'

type GivenTenancy = NonNullable<GivenAnalysis['tenancy']>

const REGION = 'Your region’s anniversary day is not counted: add a day if it falls between.'
const tenancyOf = (given: GivenTenancy) => {
  const analysis = { tenancy: { tenancy_start: '2026-03-01', ...given } }
  const { tenancy } = completeAnalysis({ purpose: 'rent_out', analysis }, '2026-12-01', true)
  if (tenancy === null) throw new Error('No tenancy')
  return tenancy
}

describe('the reason of the earliest increase', () => {
  // Reference cases E1 to E4.
  it.each<[GivenTenancy, string, string]>([
    [{}, '2027-03-01', '12 months after the tenancy began'],
    [{ tenancy_start: '2024-01-15', last_increase: '2025-06-10' }, '2027-01-30', '60 days of notice from 1 Dec 2026'],
    [{ fixed_term_end: '2027-07-31' }, '2027-08-01', 'the day after the fixed term ends'],
    [
      { tenancy_start: '2026-01-01', last_increase: '2028-02-29', notice_date: '2028-06-01', boarding_house: true },
      '2029-03-01',
      '12 months after the last increase',
    ],
    [
      // The four working days are 2, 3, 4 and 7 December.
      { tenancy_start: '2024-01-15', boarding_house: true, notice_by: 'post' },
      '2027-01-04',
      '28 days of notice from 7 Dec 2026, when it is received',
    ],
  ])('%j', (given, earliest, reason) => {
    const tenancy = tenancyOf(given)
    const increase = earliestRentIncrease(NEWEST_PACK, tenancy)
    expect(increase.earliest).toBe(earliest)
    expect(increaseReason(increase, tenancy, NEWEST_PACK)).toBe(reason)
  })
})

it.each([
  [{}, 'Handed over, it counts at once.'],
  [{ notice_by: 'email' }, 'It counts the same day, if you send it by 5 pm.'],
  [{ notice_by: 'email', notice_after_5pm: true }, `After 5 pm it counts the next working day. ${REGION}`],
  [{ notice_by: 'letterbox' }, `Allow two working days. ${REGION}`],
  [{ notice_by: 'post' }, `Allow four working days. ${REGION}`],
] satisfies [GivenTenancy, string][])('a notice given as %j: %s', (given, hint) => {
  expect(noticeHint(tenancyOf(given), NEWEST_PACK, '2026-12-01')).toBe(hint)
})

describe('the tenancy of a form', () => {
  const state = stateOf(newForm([]))

  it('has what is entered, and is none when nothing is', () => {
    const begun = setInput(state, 'analysis.tenancy.tenancy_start', '2026-03-01')
    const raised = setInput(begun, 'analysis.tenancy.last_increase', '2026-06-01')
    expect(raised.form.analysis).toEqual({ tenancy: { tenancy_start: '2026-03-01', last_increase: '2026-06-01' } })
    const only = setInput(raised, 'analysis.tenancy.last_increase', null)
    expect(setInput(only, 'analysis.tenancy.tenancy_start', null).form.analysis).toBeNull()
  })

  it('refuses a last increase before it began, at its field', () => {
    const first = setInput(state, 'analysis.tenancy.tenancy_start', '2026-03-01')
    const begun = setInput(first, 'analysis.tenancy.last_increase', '2025-03-01')
    expect(fieldProblem(begun, 'analysis.tenancy.last_increase')).toBe(
      'The last increase cannot be before the tenancy began',
    )
  })

  it('no longer leads the years ahead when its first day is emptied', () => {
    const lawful = { tenancy: { tenancy_start: '2026-03-01', boarding_house: true }, rent_mode: 'lawful' as const }
    const counted = stateOf({ ...newForm([]), analysis: lawful })
    expect(setInput(counted, 'analysis.tenancy.tenancy_start', null).form.analysis).toEqual({
      tenancy: { boarding_house: true },
    })
    expect(setInput(counted, 'analysis.tenancy.notice_by', 'post').form.analysis?.rent_mode).toBe('lawful')
  })
})

describe('the calendar file', () => {
  const source = { product: 'Homeyield', host: 'homeyield.test' }
  const increase = {
    earliest: '2027-03-01',
    because: 'tenancy_start',
    notice_received: '2026-12-01',
    give_notice_by: '2026-12-31',
  } as const
  const property = `Flat 2, ${'Ōtāhuhu Māngere '.repeat(8)}Auckland; New Zealand`
  const write = (property: string) =>
    writeCalendar(increaseCalendar(increase, 'by post', property, 'an-id'), source, new Date('2026-11-24T01:02:03Z'))

  it('has both days for the whole day, each with its id and the time of the file', () => {
    const lines = write('Rose Street').split('\r\n')
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART;VALUE=DATE:20261231',
      'DTSTART;VALUE=DATE:20270301',
    ])
    expect(lines.filter((line) => line.startsWith('UID'))).toEqual([
      'UID:rent-notice-an-id@homeyield.test',
      'UID:rent-increase-an-id@homeyield.test',
    ])
    expect(lines.filter((line) => line.startsWith('DTSTAMP'))).toEqual(Array(2).fill('DTSTAMP:20261124T010203Z'))
    expect(lines).toContain('SUMMARY:The rent may rise: Rose Street')
    expect(lines).toContain('SUMMARY:Last day to give notice of the rent increase by post: Rose Street')
    expect([lines[0], ...lines.slice(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
  })

  it('folds long lines at 75 bytes, and escapes what the format reserves', () => {
    const text = write(property)
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    const unfolded = text.replaceAll('\r\n ', '')
    expect(unfolded).toContain(property.replaceAll(',', '\\,').replaceAll(';', '\\;'))
  })
})
