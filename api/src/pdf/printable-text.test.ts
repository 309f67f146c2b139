import { expect, it } from 'vitest'
import { printableText } from './printable-text.ts'

// As Figtree: Latin letters with macrons, but not those of Vietnamese.
const canDraw = (sign: string) => /[ -~\u00A0-\u017E\u2013\u2018\u2019\u201C\u201D\u2212日王小明]/u.test(sign)

it.each([
  ['Ngā mihi, Ōtāhuhu – “2/14” ’n $1,000 m² −5% 日', 'Ngā mihi, Ōtāhuhu – “2/14” ’n $1,000 m² −5% 日'],
  ['Nga\u0304 mihi\nsecond line', 'Ngā mihi\nsecond line'],
  ['王小明 (Wang)', '王小明 (Wang)'],
  ['Kind regards 😀', 'Kind regards '],
  ['a\u2003b\u200Cc\u202E', 'a bc'],
  ['Phở', 'Pho'],
])('%s is drawn as %s', (given, text) => expect(printableText(given, canDraw)).toEqual({ text, missing: [] }))

it.each([
  ['مرحبا بك Ana', '[Arabic] [Arabic] Ana', ['Arabic']],
  ['Ana ณิชา, नमस्ते', 'Ana [Thai], [Devanagari]', ['Thai', 'Devanagari']],
  ['田 さ 김', '[Chinese] [Japanese] [Korean]', ['Chinese', 'Japanese', 'Korean']],
  ['ᏣᎳᎩ', '[another script]', ['another script']],
])('says which script it leaves out of %s', (given, text, missing) =>
  expect(printableText(given, canDraw)).toEqual({ text, missing }),
)
