import { expect, it } from 'vitest'
import { breakWord } from './break-word.ts'

it.each([
  ['Ōtāhuhu', ['Ōtāhuhu']],
  ['押金，', ['押', '', '金，']],
  ['（每周$650）。', ['（每', '', '周', '', '$650）。']],
  ['タワー', ['タ', '', 'ワー']],
  ['W'.repeat(30), ['W'.repeat(24), '', 'W'.repeat(6)]],
])('a line may end only between the parts of %s', (word, parts) => expect(breakWord(word)).toEqual(parts))
