import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { canonicalEmail, emailField } from './email-field.ts'

const NO_ADDRESS = 'Enter an email address, such as name@example.co.nz'
const FOREIGN_NAME = 'Before the @, use only the letters a to z without accents, digits and signs such as . _ -'
const problemOf = (text: string) => z.safeParse(emailField, text).error?.issues[0]?.message

describe('an address', () => {
  it.each([
    ['name@example.co.nz', 'name@example.co.nz'],
    ['  Name@Example.CO.NZ ', 'Name@example.co.nz'],
    ["o'name+tag.x_y-z@example.co.nz", "o'name+tag.x_y-z@example.co.nz"],
    ['a@x.nz', 'a@x.nz'],
    ['name@bücher.example', 'name@xn--bcher-kva.example'],
    ['name@BÜCHER.example', 'name@xn--bcher-kva.example'],
    // The letter u and a combining diaeresis are the same letter as ü.
    ['name@bu\u0308cher.example', 'name@xn--bcher-kva.example'],
    ['name@xn--bcher-kva.example', 'name@xn--bcher-kva.example'],
    // An ideographic full stop, and a full-width letter.
    ['name@example\u3002nz', 'name@example.nz'],
    ['name@\uFF58.nz', 'name@x.nz'],
    [`${'n'.repeat(64)}@example.nz`, `${'n'.repeat(64)}@example.nz`],
    [`name@${'d'.repeat(63)}.nz`, `name@${'d'.repeat(63)}.nz`],
  ])('%s is stored as %s', (typed, stored) => {
    expect(z.parse(emailField, typed)).toBe(stored)
    expect(canonicalEmail(stored)).toBe(stored)
  })

  it.each([
    // İ, the Kelvin sign, a long s, a Cyrillic а, an i with a combining dot, a zero-width space, a soft hyphen.
    '\u0130van@example.nz',
    '\u212Aate@example.nz',
    '\u017Fam@example.nz',
    '\u0430dmin@example.nz',
    'i\u0307d@example.nz',
    'vic\u200Btim@example.nz',
    'vic\u00ADtim@example.nz',
    'café@example.nz',
  ])('%j is refused for the letters before the @', (typed) => expect(problemOf(typed)).toBe(FOREIGN_NAME))

  it.each([
    'name',
    '@example.nz',
    'name@',
    'name@nz',
    'a@b@example.nz',
    '.name@example.nz',
    'name.@example.nz',
    'na..me@example.nz',
    'na me@example.nz',
    '"name"@example.nz',
    'www.example/claim@example.nz',
    'name?id@example.nz',
    'name=id@example.nz',
    'name@example..nz',
    'name@.example.nz',
    'name@example.nz.',
    'name@-example.nz',
    'name@example-.nz',
    'name@ex_ample.nz',
    'name@example.n',
    'name@1.2',
    'name@127.0.0.1',
    'name@[127.0.0.1]',
    'name@[::1]',
    'name@0x7f.1',
    // Full-width digits, which a web address would read as 127.1.
    'name@\uFF11\uFF12\uFF17.\uFF11',
    'name@example.1',
    'name@xn--.nz',
    'name@example.n%7A',
    'name@example.nz:25',
    'name@example.nz/path',
    'name@example.nz?query',
    'name@example.nz#part',
    'name@example.nz\\x',
    `${'n'.repeat(65)}@example.nz`,
    `name@${'d'.repeat(64)}.nz`,
    `${'n'.repeat(60)}@${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(63)}.nz`,
    // 254 characters as typed, more as ASCII.
    `name@${'bücher.'.repeat(34)}example.nz`,
  ])('%j is refused', (typed) => expect(problemOf(typed)).toBeTypeOf('string'))

  it('is refused in a sentence', () => expect(problemOf('name@example')).toBe(NO_ADDRESS))

  it('that is missing is required', () => expect(problemOf('  ')).toBe('Enter your email'))
})
