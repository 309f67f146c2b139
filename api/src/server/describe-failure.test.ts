import { expect, it } from 'vitest'
import { describeFailure } from './describe-failure.ts'

it('tells all of a failure of the program itself', () => {
  const told = describeFailure(new TypeError('x is not a function'))
  expect(told).toMatchObject({ name: 'TypeError', message: 'x is not a function' })
  expect(told['stack']).toContain('describe-failure.test.ts')
})

it('tells nothing of the parameters of a query that failed', () => {
  const cause = Object.assign(new Error('duplicate key: me@homeyield.test'), {
    name: 'DatabaseError',
    severity: 'ERROR',
    code: '23505',
    constraint: 'accounts_email_key',
    detail: 'Key (email)=(me@homeyield.test) already exists.',
  })
  const told = describeFailure(new Error('Failed query: insert\nparams: me@homeyield.test,\n    at home', { cause }))
  expect(told).toMatchObject({ name: 'DatabaseError', code: '23505', constraint: 'accounts_email_key' })
  expect(told['stack']).toContain('describe-failure.test.ts')
  expect(JSON.stringify(told)).not.toMatch(/me@homeyield|at home/u)
})

it('tells nothing of the values that the database itself repeats', () => {
  const error = Object.assign(new Error('invalid input syntax: "12 Rose Street"'), { severity: 'ERROR', code: '22P02' })
  expect(describeFailure(error)).toMatchObject({ code: '22P02' })
  expect(JSON.stringify(describeFailure(error))).not.toContain('Rose')
})
