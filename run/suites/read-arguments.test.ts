import { expect, test } from 'vitest'
import { readArguments } from './read-arguments.ts'

const ALL = ['format', 'lint', 'types', 'unused', 'unit', 'api', 'size', 'e2e']
const read = (line: string) => readArguments(line.split(' ').filter(Boolean), ALL)

test('all suites run without arguments, otherwise the named ones in their usual order', () => {
  const suites = ['format', 'lint', 'unused', 'unit', 'api', 'size', 'e2e']
  expect(read('')).toEqual({ suites, options: [], quick: false })
  expect(read('unit types')).toEqual({ suites: ['types', 'unit'], options: [], quick: false })
})

test('quick runs what needs no build, database or browser', () => {
  const suites = ['format', 'lint', 'unused', 'unit']
  expect(read('quick')).toEqual({ suites, options: [], quick: true })
  expect(read('quick size').suites).toEqual(['format', 'lint', 'unused', 'unit', 'size'])
})

test('types runs only without lint, which checks them too', () => {
  expect(read('format types').suites).toEqual(['format', 'types'])
  expect(read('format lint types unused').suites).toEqual(['format', 'lint', 'unused'])
})

test('quick leaves out the slow files of unit, unless unit is named too', () => {
  expect(read('quick api').quick).toBe(true)
  expect(read('quick unit').quick).toBe(false)
})

test('what follows one suite is passed on to its tool', () => {
  expect(read('unit domain/src/loans')).toMatchObject({ suites: ['unit'], options: ['domain/src/loans'] })
  expect(read('e2e free/drawer -g popup')).toMatchObject({ suites: ['e2e'], options: ['free/drawer', '-g', 'popup'] })
})

test('an unknown suite, and paths for several suites, are refused', () => {
  expect(() => read('units')).toThrow('There is no suite "units". The suites are format, lint')
  expect(() => read('unit api domain/src/loans')).toThrow('Paths follow one of unit, api, e2e.')
  for (const line of ['quick domain/src/loans', 'types domain']) expect(() => read(line)).toThrow('Paths follow one of')
})
