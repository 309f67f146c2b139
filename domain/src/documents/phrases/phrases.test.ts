import { describe, expect, it } from 'vitest'
import { EN } from './en.ts'
import { MI, MI_MARKET } from './mi.ts'
import type { Phrases } from './en.ts'
import { sayDay, sayIn } from './phrases.ts'
import { ZH, ZH_MARKET } from './zh.ts'

const gaps = (phrase: string) => (phrase.match(/\{\w+\}/gu) ?? []).toSorted()

describe.each<[string, Phrases]>([
  ['te reo Māori', MI],
  ['Simplified Chinese', ZH],
])('the phrases in %s', (_, phrases) => {
  it('are those in English, with the same gaps, and none is empty', () => {
    expect(Object.keys(phrases)).toEqual(Object.keys(EN))
    for (const [name, english] of Object.entries(EN)) {
      const phrase = phrases[name as keyof typeof EN]
      expect(gaps(phrase), name).toEqual(gaps(english))
      expect(phrase.trim(), name).not.toBe('')
    }
  })
})

it('the phrases of the market have the same gaps in both languages', () => {
  expect(Object.keys(ZH_MARKET)).toEqual(Object.keys(MI_MARKET))
  for (const [name, phrase] of Object.entries(MI_MARKET))
    expect(gaps(ZH_MARKET[name as keyof typeof MI_MARKET]), name).toEqual(gaps(phrase))
})

it('fills in what it is given, and leaves a gap that it is not', () => {
  const say = sayIn('en')
  expect(say('range_a_week', { from: '$1', to: '$2' })).toBe('$1 to $2 a week')
  expect(say('range_a_week', { from: '$1' })).toBe('$1 to {to} a week')
  // As a replacement text `$&` would be what was found.
  expect(say('for_client', { name: '$& {from}' })).toBe('For $& {from}')
})

it.each([
  ['en', '27 November 2026'],
  ['mi', '27 o Whiringa-ā-rangi 2026'],
  ['zh', '2026年11月27日'],
] as const)('writes a day in %s', (language, written) => {
  expect(sayDay(sayIn(language), '2026-11-27')).toBe(written)
})
