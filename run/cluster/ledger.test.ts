import { expect, test } from 'vitest'
import { compareWithLedger } from './compare-with-ledger.ts'
import { newLedger } from './ledger.ts'
import { longestPause } from './longest-pause.ts'
import type { Stored } from './read-stored.ts'

const ledger = newLedger()
ledger.saves.set('1 Rose Street', 'a').set('2 Rose Street', 'b')
ledger.changes.set('c', 7)
ledger.scenarios.set('d', 4)
ledger.counts = { changes: 7, scenarios: 4 }
ledger.signUps.add('ana@homeyield.test').add('rua@homeyield.test')
ledger.imported = { last: 3, count: 2 }

const row = (id: string, property: string, values = {}) => ({
  id,
  property,
  deposit: 0,
  scenario: 0,
  scenarios: 0,
  isAsSent: true,
  ...values,
})
const whole: Stored = {
  calculations: [
    row('a', '1 Rose Street'),
    row('b', '2 Rose Street'),
    // A change that was stored, but whose response did not arrive.
    row('c', 'Changed', { deposit: 8 }),
    row('d', 'Compared', { scenario: 4, scenarios: 1 }),
  ],
  emails: ['ana@homeyield.test', 'rua@homeyield.test'],
  mails: [
    { to: 'ana@homeyield.test', messageId: '1' },
    { to: 'rua@homeyield.test', messageId: '2' },
    // The same mail again, after its worker was killed.
    { to: 'rua@homeyield.test', messageId: '2' },
  ],
  imported: 3,
  addresses: 1,
}
const found = (stored: Partial<Stored>) =>
  compareWithLedger(ledger, { ...whole, ...stored }).flatMap(({ kind, lost, doubled = 0 }) =>
    lost + doubled === 0 ? [] : [`${kind}: ${lost} lost, ${doubled} doubled`],
  )

test('nothing is lost or doubled when all is stored', () => {
  expect(found({})).toEqual([])
  expect(compareWithLedger(ledger, whole).map(({ acknowledged }) => acknowledged)).toEqual([2, 7, 4, 2, 2, 2])
})

test.for<readonly [Partial<Stored>, string]>([
  [{ calculations: whole.calculations.slice(1) }, 'saves: 1 lost, 0 doubled'],
  [
    { calculations: whole.calculations.with(0, row('a', '1 Rose Street', { isAsSent: false })) },
    'saves: 1 lost, 0 doubled',
  ],
  [{ calculations: whole.calculations.with(0, row('a', '3 Rose Street')) }, 'saves: 1 lost, 0 doubled'],
  [{ calculations: [...whole.calculations, row('e', '2 Rose Street')] }, 'saves: 0 lost, 1 doubled'],
  [{ calculations: whole.calculations.with(2, row('c', 'Changed', { deposit: 6 })) }, 'changes: 1 lost, 0 doubled'],
  [{ calculations: whole.calculations.with(3, row('d', 'Compared')) }, 'scenarios: 1 lost, 0 doubled'],
  [
    { calculations: whole.calculations.with(3, row('d', 'Compared', { scenario: 4, scenarios: 2 })) },
    'scenarios: 0 lost, 1 doubled',
  ],
  [{ emails: ['ana@homeyield.test'] }, 'sign-ups: 1 lost, 0 doubled'],
  [{ mails: whole.mails.slice(1) }, 'mails: 1 lost, 0 doubled'],
  [{ mails: [...whole.mails, { to: 'ana@homeyield.test', messageId: '3' }] }, 'mails: 0 lost, 1 doubled'],
  [{ addresses: 2 }, 'imports: 0 lost, 1 doubled'],
  [{ imported: 2 }, 'imports: 1 lost, 0 doubled'],
])('finds %o', ([stored, sentence]) => expect(found(stored)).toEqual([sentence]))

test('the longest pause is before the first success, between two, or after the last', () => {
  expect(longestPause([5, 106, 108], 100, 109)).toBe(6)
  expect(longestPause([101, 104], 100, 105)).toBe(3)
  expect(longestPause([101], 100, 109)).toBe(8)
  expect(longestPause([], 100, 109)).toBe(9)
})
