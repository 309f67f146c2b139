import { expect, it } from 'vitest'
import { secretsIn } from './secrets-in.ts'

it.each([
  ['a session token', '{"url":"/x?eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl"}'],
  ['a mailed token', '{"msg":"token Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE"}'],
  ['an API key', '{"msg":"key hy_Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE"}'],
  ['a hash', '{"row":"$argon2id$v=19$m=19456,t=2,p=1$abc$def"}'],
  ['an e-mail address', '{"to":"somebody@homeyield.test"}'],
  ['a header', '{"authorization":"x"}'],
  ['a field', '{"body":{"current_password":"x"}}'],
  ['a bearer', 'Bearer abc'],
])('finds %s', (_, line) => expect(secretsIn(line)).not.toEqual([]))

it('finds known secrets', () => {
  expect(secretsIn('the sentence of a mail', ['sentence of a mail', 'another'])).toEqual(['sentence of a mail'])
})

it('finds nothing in an ordinary line', () => {
  const line =
    '{"level":30,"time":1795230000000,"pid":1,"hostname":"x","reqId":"req-1","method":"PATCH","route":"/api/account/password","status":422,"milliseconds":9.1,"msg":"answered"}'
  expect(secretsIn(line)).toEqual([])
  expect(secretsIn('0b0e7f3c-9a3b-4f7e-8d55-1f1f6a3f7a10 support@homeyield.test')).toEqual([])
})
