import { authenticateBody } from '@homeyield/contract/account'
import { expect, it } from 'vitest'
import { checkValues } from './check-values.ts'

it('waits for a schema that is not there yet', async () => {
  expect(await checkValues(async () => authenticateBody, { email: ' a@b.nz ', password: '' })).toEqual({
    values: null,
    problems: { password: 'Enter your password' },
  })
})

it('leaves it to the server to say what is wrong where the schema does not come', async () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await checkValues(offline, { email: ' a@b.nz ', password: '' })).toEqual({
    values: { email: ' a@b.nz ', password: '' },
    problems: {},
  })
})
