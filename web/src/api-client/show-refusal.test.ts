import { expect, it, vi } from 'vitest'
import { NO_CONNECTION, RequestCancelled, RequestProblem, sentenceFor } from './request-problem.ts'
import { refusalSentence, showRefusal } from './show-refusal.ts'

const problemOf = (status: number, code = 'invalid') =>
  new RequestProblem(status, { error: 'A message of the server', code })
const CONTACT = 'Something went wrong. Please contact help@example.nz if the problem persists'

it.each([401, 422, 429])('shows the server’s sentence with %i', (status) => {
  expect(refusalSentence(problemOf(status), 'help@example.nz')).toBe('A message of the server')
})

it.each([400, 403, 404, 500, 502, 503])('names the support address for %i', (status) => {
  expect(refusalSentence(problemOf(status), 'help@example.nz')).toBe(CONTACT)
})

it('names the support address for what nobody foresaw', () => {
  expect(refusalSentence(new TypeError('x is not a function'), 'help@example.nz')).toBe(CONTACT)
})

it('shows that the connection was lost', () => {
  const lost = new RequestProblem(0, { error: NO_CONNECTION, code: 'no_connection' })
  expect(refusalSentence(lost, 'help@example.nz')).toBe(NO_CONNECTION)
})

it('outside of forms, shows any sentence of the server but that of its own failure', () => {
  expect(sentenceFor(problemOf(403, 'read_only'), 'help@example.nz')).toBe('A message of the server')
  expect(sentenceFor(problemOf(500, 'internal'), 'help@example.nz')).toBe(CONTACT)
  expect(sentenceFor(problemOf(502, 'internal'), 'help@example.nz')).toBe(CONTACT)
})

it('puts each sentence at its field, the first in the order of the form with the focus', () => {
  const setError = vi.fn()
  const fields = { email: 'Taken', name: 'Too long', elsewhere: 'Not of this form' }
  const problem = new RequestProblem(422, { error: 'Check the form', code: 'invalid', fields })
  showRefusal(setError, ['name', 'email', 'password'], problem, 'help@example.nz')
  expect(setError.mock.calls).toEqual([
    ['root.server', { type: 'server', message: 'Check the form' }],
    ['name', { type: 'server', message: 'Too long' }, { shouldFocus: true }],
    ['email', { type: 'server', message: 'Taken' }, { shouldFocus: false }],
  ])
})

it('marks a sentence that a field shows too', () => {
  const setError = vi.fn()
  const coupon_code = 'Not valid. Leave this field blank to signup without a coupon code.'
  const problem = new RequestProblem(422, { error: 'Not valid.', code: 'invalid', fields: { coupon_code } })
  showRefusal(setError, ['coupon_code'], problem, 'help@example.nz')
  expect(setError.mock.calls[0]).toEqual(['root.server', { type: 'shown_at_field', message: 'Not valid.' }])
})

it('shows nothing for a request cancelled because an identical one is running', () => {
  const setError = vi.fn()
  showRefusal(setError, ['name'], new RequestCancelled(), 'help@example.nz')
  expect(setError).not.toHaveBeenCalled()
})
