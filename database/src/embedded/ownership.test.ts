import { expect, it } from 'vitest'
import { describeOwner } from './ownership.ts'

it.each([
  [0, '0 connections'],
  [1, 'one connection'],
  [2, '2 connections'],
])('describes %i as %s', (connections, held) =>
  expect(describeOwner(connections)).toBe(
    `another Homeyield is running on the same data (with ${held} to the database)`,
  ),
)
