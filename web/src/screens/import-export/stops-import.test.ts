import { expect, it } from 'vitest'
import { RequestProblem } from '../../api-client/request-problem.ts'
import { stopsImport } from './stops-import.ts'

it('stops an import at a problem that every other row would have, and at no other', () => {
  const problemOf = (status: number, code: string) => new RequestProblem(status, { error: '', code })
  expect(stopsImport(problemOf(0, 'unreachable'))).toBe(true)
  expect(stopsImport(problemOf(401, 'not_signed_in'))).toBe(true)
  expect(stopsImport(problemOf(429, 'too_many_attempts'))).toBe(true)
  expect(stopsImport(problemOf(403, 'premium_required'))).toBe(false)
  expect(stopsImport(problemOf(422, 'invalid'))).toBe(false)
  expect(stopsImport(new Error('Failed'))).toBe(false)
})
