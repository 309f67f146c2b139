import { expect, it } from 'vitest'
import { areOneSuburb, countSuburbs } from './suburb-groups.ts'

// Two suburbs that share an area, b.
const GROUPS = [new Set(['a', 'b', 'c']), new Set(['b', 'd'])]

it.each([
  [[], true],
  [['x'], true],
  [['x', 'x'], true],
  [['a', 'c'], true],
  [['a', 'b', 'c'], true],
  [['b', 'd'], true],
  [['a', 'd'], false],
  [['a', 'x'], false],
  [['x', 'y'], false],
])('whether %j are one suburb: %s', (codes, expected) => expect(areOneSuburb(codes, GROUPS)).toBe(expected))

it.each([
  [[], 0],
  [[['a'], ['b'], ['c']], 1],
  [[['c'], ['a', 'b', 'c'], ['a']], 1],
  // The shared area belongs to the suburb that the others are of.
  [[['b'], ['a'], ['d']], 2],
  [[['b'], ['d']], 1],
  [[['x'], ['y'], ['x']], 2],
])('%j are %s suburbs', (questions, expected) => expect(countSuburbs(questions, GROUPS)).toBe(expected))
