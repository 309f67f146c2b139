import { expect, it } from 'vitest'
import { bearerToken } from './authenticate.ts'

it.each([
  ['Bearer abc.def.ghi', 'abc.def.ghi'],
  ['bearer  abc ', 'abc'],
  ['Bearer ', null],
  ['Bearer', null],
  ['Bearer a b', null],
  ['Basic abc', null],
  ['', null],
  [undefined, null],
])('reads %j as %j', (header, token) => expect(bearerToken(header)).toBe(token))
