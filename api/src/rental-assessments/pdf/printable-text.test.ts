import { expect, it } from 'vitest'
import { printableText } from './printable-text.ts'

it.each([
  ['Ngā mihi, Ōtāhuhu – “2/14” ’n $1,000 m² −5% 日', 'Ngā mihi, Ōtāhuhu – “2/14” ’n $1,000 m² −5% ?'],
  ['Nga\u0304 mihi\nsecond line', 'Ngā mihi\nsecond line'],
  ['Nguyễn Văn Đức, Phở', 'Nguyen Văn Đuc, Pho'],
  ['王小明 (Wang)', '??? (Wang)'],
  ['Kind regards 😀', 'Kind regards '],
  ['a\u2003b\u200Cc', 'a bc'],
])('%s is drawn as %s', (text, drawn) => expect(printableText(text)).toBe(drawn))
