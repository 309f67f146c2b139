import { expect, it } from 'vitest'
import { describeWeek } from './describe-week.ts'

it('draws rent and costs to one scale, and closes the shorter bar with what is missing', () => {
  // 600 + 200 = 800 of costs: the rent of 500 is 62.5 % of the width, and 300 are missing, 37.5 %.
  const parts = [
    { part: 'interest', label: 'Interest', amount: 600 },
    { part: 'rates', label: 'Rates', amount: 200 },
  ] as const
  expect(describeWeek({ rent: 500, parts, left: -300, isComplete: true })).toEqual({
    rent: '$500',
    rentShare: 62.5,
    parts: [
      { part: 'interest', label: 'Interest', value: '$600', share: 75 },
      { part: 'rates', label: 'Rates', value: '$200', share: 25 },
    ],
    leftLabel: 'Cash each week',
    leftValue: '−$300',
    leftShare: 37.5,
    short: true,
    gain: false,
  })
})

it('shows what is left over, and a week of nothing as nothing', () => {
  const week = describeWeek({
    rent: 1000,
    parts: [{ part: 'rates', label: 'Rates', amount: 250 }],
    left: 750,
    isComplete: true,
  })
  expect(week).toMatchObject({
    rentShare: 100,
    leftLabel: 'Cash each week',
    leftValue: '$750',
    leftShare: 75,
    gain: true,
  })
  expect(describeWeek({ rent: 0, parts: [], left: 0, isComplete: false })).toMatchObject({
    rent: '$0',
    leftLabel: 'Each week, before the loan',
    rentShare: 0,
    leftShare: 0,
    short: false,
  })
})

it('calls nothing a gain before the loan is counted', () => {
  const week = { rent: 500, parts: [], left: 500 }
  expect(describeWeek({ ...week, isComplete: false })).toMatchObject({ short: false, gain: false })
})
