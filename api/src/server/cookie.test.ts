import type { FastifyReply } from 'fastify'
import { expect, it } from 'vitest'
import { readCookie, setCookie } from './cookie.ts'

it.each([
  ['look=abc', 'abc'],
  ['theme=dark; look=abc.def-_g; other=1', 'abc.def-_g'],
  ['outlook=abc', null],
  ['look', null],
  ['', null],
  [undefined, null],
])('of %s reads %s', (header, value) => expect(readCookie(header, 'look')).toBe(value))

it.each([
  [false, 'look=abc; Max-Age=60; Path=/; HttpOnly; SameSite=Lax'],
  [true, 'look=abc; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure'],
])('is secure over https: %s', (https, expected) => {
  const sent: unknown[] = []
  const reply = { header: (...given: unknown[]) => void sent.push(given) }
  setCookie(reply as unknown as FastifyReply, { name: 'look', value: 'abc', seconds: 60 }, https)
  expect(sent).toEqual([['set-cookie', expected]])
})
