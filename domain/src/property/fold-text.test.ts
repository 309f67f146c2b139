import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldDoubledVowels, foldText } from './fold-text.ts'

it.each([
  ['Ōtāhuhu', 'otahuhu'],
  ['O\u0304ta\u0304huhu', 'otahuhu'],
  ["Hawke's Bay", 'hawkes bay'],
  ['Hawke’s Bay', 'hawkes bay'],
  ['  Quay Street-Customs   Street ', 'quay street customs street'],
  ['2/14 St. Johns Rd', '2 14 st johns rd'],
  ['-- ,.', ''],
  ['', ''],
])('folds %j to %j', (text, folded) => expect(foldText(text)).toBe(folded))

it('leaves folded text as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
  )
})

it.each([
  ['ootaahuhu', 'otahuhu'],
  ['te aatatuu', 'te atatu'],
  ['queen', 'quen'],
  ['otahuhu', null],
  ['mall', null],
])('%s without doubled vowels', (folded, single) => expect(foldDoubledVowels(folded)).toBe(single))
