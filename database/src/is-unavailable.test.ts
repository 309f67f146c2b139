import { expect, test } from 'vitest'
import { isUnavailable } from './is-unavailable.ts'

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code })

test.for([
  '25006',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53200',
  '53300',
  '08000',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
])('%s passes, wrapped by another error too', (code) => {
  expect(isUnavailable(failure('from the database', code))).toBe(true)
  expect(isUnavailable(new Error('Failed query', { cause: failure('from the database', code) }))).toBe(true)
})

test.for([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Cannot use a pool after calling end on the pool',
])('%s is unavailable', (message) => {
  expect(isUnavailable(failure(message))).toBe(true)
})

test.for([undefined, '23505', '42P01', '57014', '22P02', 'ERR_INVALID_ARG_TYPE'])('%s is not', (code) => {
  expect(isUnavailable(failure('A connection of thoughts', code))).toBe(false)
})

test('only an error is', () => {
  expect(isUnavailable('57P01')).toBe(false)
  expect(isUnavailable(null)).toBe(false)
})
