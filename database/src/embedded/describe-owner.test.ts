import { expect, it } from 'vitest'
import { describeOwner } from './describe-owner.ts'

it.each([
  [0, '0 connections'],
  [1, 'one connection'],
  [2, '2 connections'],
])('says %i as %s', (connections, held) =>
  expect(describeOwner(connections)).toBe(
    `another Homeyield is running on the same data (it holds ${held} to the database)`,
  ),
)
