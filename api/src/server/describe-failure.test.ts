import { expect, it } from 'vitest'
import { describeFailure } from './describe-failure.ts'

it('describes a failure of the program itself in full', () => {
  const described = describeFailure(new TypeError('x is not a function'))
  expect(described).toMatchObject({ name: 'TypeError', message: 'x is not a function' })
  expect(described['stack']).toContain('describe-failure.test.ts')
})

it('leaves out the parameters of a failed query', () => {
  const cause = Object.assign(new Error('duplicate key: me@homeyield.test'), {
    name: 'DatabaseError',
    severity: 'ERROR',
    code: '23505',
    constraint: 'accounts_email_key',
    detail: 'Key (email)=(me@homeyield.test) already exists.',
  })
  const described = describeFailure(
    new Error('Failed query: insert\nparams: me@homeyield.test,\n    at home', { cause }),
  )
  expect(described).toMatchObject({ name: 'DatabaseError', code: '23505', constraint: 'accounts_email_key' })
  expect(described['stack']).toContain('describe-failure.test.ts')
  expect(JSON.stringify(described)).not.toMatch(/me@homeyield|at home/u)
})

it('leaves out the values that the database repeats', () => {
  const error = Object.assign(new Error('invalid input syntax: "12 Rose Street"'), { severity: 'ERROR', code: '22P02' })
  expect(describeFailure(error)).toMatchObject({ code: '22P02' })
  expect(JSON.stringify(describeFailure(error))).not.toContain('Rose')
})
