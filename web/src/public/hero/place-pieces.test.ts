import { expect, it } from 'vitest'
import { describeWeek } from '@homeyield/domain/assessment/describe-week'
import { placePieces } from './place-pieces.ts'

const parts = [
  { part: 'interest', label: 'Interest', amount: 600 },
  { part: 'rates', label: 'Rates', amount: 200 },
] as const
const counted = { isComplete: true }

it('lays the pieces end to end over the whole width, and ends the shorter bar with what is missing', () => {
  expect(placePieces(describeWeek({ rent: 500, parts, left: -300, ...counted }))).toEqual({
    rent: [
      { piece: 'rent', x: '0%', width: '62.5%' },
      { piece: 'short', x: '62.5%', width: '37.5%' },
    ],
    costs: [
      { piece: 'interest', x: '0%', width: '75%' },
      { piece: 'rates', x: '75%', width: '25%' },
      { piece: 'left', x: '100%', width: '0%' },
    ],
  })
})

it('ends the costs with what is left over', () => {
  expect(placePieces(describeWeek({ rent: 1000, parts, left: 200, ...counted }))).toEqual({
    rent: [
      { piece: 'rent', x: '0%', width: '100%' },
      { piece: 'short', x: '100%', width: '0%' },
    ],
    costs: [
      { piece: 'interest', x: '0%', width: '60%' },
      { piece: 'rates', x: '60%', width: '20%' },
      { piece: 'left', x: '80%', width: '20%' },
    ],
  })
})
