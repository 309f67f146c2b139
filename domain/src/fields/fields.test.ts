import { expect, it } from 'vitest'
import { completeFields } from './complete-fields.ts'
import { fieldAt } from './field-at.ts'
import type { FieldTable } from './field.ts'
import { YES_NO } from './field.ts'
import { limitProblems } from './limit-problems.ts'

const RATE = { kind: 'rate', label: 'Rate', unit: '%', limits: { lowest: 0, highest: 100 }, default: null } as const
const TABLE = {
  day: { kind: 'date', label: 'Day', default: null, follows: 'today' },
  years: { kind: 'whole', label: 'Years', unit: 'years', limits: { lowest: 1, highest: 30 }, default: 10 },
  isNew: { kind: 'boolean', label: 'New', labels: YES_NO, default: false },
  loans: { kind: 'list', label: 'Loans', fields: { rate: RATE }, most: 8, default: null },
  owners: {
    kind: 'list',
    label: 'Owners',
    fields: { name: { kind: 'line', label: 'Name', longest: 40, default: null, follows: 'its place' } },
    most: 8,
    default: [],
  },
  tenancy: {
    kind: 'group',
    label: 'Tenancy',
    fields: {
      start: { kind: 'date', label: 'Start', default: null, required: true },
      notice: { kind: 'date', label: 'Notice', default: null, follows: 'today' },
    },
    default: null,
  },
  spend: { kind: 'years', label: 'Spending', figure: { ...RATE, label: 'Amount' }, most: 30, default: {} },
} as const satisfies FieldTable

const FOLLOWING = {
  day: '2026-11-26',
  owners: (index: number, count: number) => ({ name: `${index + 1} of ${count}` }),
  tenancy: { notice: '2026-11-26' },
}

it('completes what is left out, null or blank', () => {
  const nothing = { day: '2026-11-26', years: 10, isNew: false, loans: null, owners: [], tenancy: null, spend: {} }
  expect(completeFields(TABLE, {}, FOLLOWING)).toEqual(nothing)
  const nulls = { day: null, years: null, isNew: null, loans: null, owners: null, tenancy: null, spend: null }
  expect(completeFields(TABLE, nulls, FOLLOWING)).toEqual(nothing)
  expect(completeFields(TABLE, { owners: [{ name: ' ' }, { name: ' Ana ' }] }, FOLLOWING).owners).toEqual([
    { name: '1 of 2' },
    { name: 'Ana' },
  ])
})

it('takes what is given, and nothing else', () => {
  const given = {
    day: '2026-12-01',
    years: 1,
    isNew: true,
    loans: [{ rate: 0 }, {}],
    tenancy: { start: '2026-01-01' },
    spend: { 1: 5, 2: null },
    earlier: 1,
  }
  expect(completeFields(TABLE, given, FOLLOWING)).toEqual({
    day: '2026-12-01',
    years: 1,
    isNew: true,
    loans: [{ rate: 0 }, { rate: null }],
    owners: [],
    tenancy: { start: '2026-01-01', notice: '2026-11-26' },
    spend: { 1: 5 },
  })
})

it('has no group without the field that it requires', () => {
  expect(completeFields(TABLE, { tenancy: { notice: '2027-01-01' } }, FOLLOWING).tenancy).toBeNull()
})

it.each([
  ['years', 'Years'],
  ['loans', 'Loans'],
  ['loans.1.rate', 'Rate'],
  ['tenancy.notice', 'Notice'],
  ['spend.3', 'Amount'],
  ['loans.1', undefined],
  ['loans.1.amount', undefined],
  ['years.1', undefined],
  ['toString', undefined],
  ['', undefined],
])('the field at “%s” is %s', (path, label) => {
  expect(fieldAt(TABLE, path)?.label).toBe(label)
})

it('finds each figure outside its limits by its path', () => {
  const given = {
    years: 31,
    loans: [{ rate: 100 }, { rate: -1 }, { rate: null }],
    tenancy: { start: '2026-01-01' },
    spend: { 2: 101 },
  }
  expect(limitProblems(TABLE, given)).toEqual({
    years: 'Enter a figure from 1 to 30',
    'loans.1.rate': 'Enter a figure from 0 to 100',
    'spend.2': 'Enter a figure from 0 to 100',
  })
  expect(limitProblems(TABLE, {})).toEqual({})
})
