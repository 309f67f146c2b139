import { readSheet } from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { writeXlsx } from './write-xlsx.ts'

async function readBack(file: Blob, sheet: string) {
  return readSheet(Buffer.from(await file.arrayBuffer()), sheet)
}

const COLUMNS = [
  { head: 'Name', kind: 'text' },
  { head: 'Number', kind: 'count' },
  { head: 'Amount (NZD)', kind: 'money' },
  { head: 'Rate (%)', kind: 'percent' },
  { head: 'Date', kind: 'day' },
] as const

it('figures are figures, dates are dates, and text is text', async () => {
  const file = await writeXlsx([
    { name: 'Years', columns: COLUMNS.slice(1, 2), rows: [[1], [2]] },
    {
      name: 'Repayments',
      columns: COLUMNS,
      rows: [
        ['Ōtāhuhu & <b>', 1, -887.08, 5.4925, '2027-12-28'],
        ['=1+1', 1050, 1e9, 0, '2047-01-15'],
        ['', null, Number.NaN, Infinity, null],
        ['_x0041_', null, null, null, null],
        ['12', 2, 0.1, 1, '2026-12-01'],
      ],
    },
  ])
  expect(file.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  expect(await readBack(file, 'Years')).toEqual([['Number'], [1], [2]])
  const day = (text: string) => new Date(`${text}T00:00:00Z`)
  expect(await readBack(file, 'Repayments')).toEqual([
    ['Name', 'Number', 'Amount (NZD)', 'Rate (%)', 'Date'],
    ['Ōtāhuhu & <b>', 1, -887.08, 5.4925, day('2027-12-28')],
    ['=1+1', 1050, 1e9, 0, day('2047-01-15')],
    [null, null, null, null, null],
    ['_x0041_', null, null, null, null],
    ['12', 2, 0.1, 1, day('2026-12-01')],
  ])
})

it('keeps text that is the name of something every object has', async () => {
  const names = ['toString', 'constructor', '__proto__', 'hasOwnProperty', 'valueOf']
  const file = await writeXlsx([{ name: 'Names', columns: COLUMNS.slice(0, 1), rows: names.map((name) => [name]) }])
  expect(await readBack(file, 'Names')).toEqual([['Name'], ...names.map((name) => [name])])
})
