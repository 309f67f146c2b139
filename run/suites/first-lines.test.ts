import { expect, test } from 'vitest'
import { firstLines } from './first-lines.ts'

test('removes colours, empty lines and the rest', () => {
  const output = '\u001B[31mError:\u001B[39m it broke\n\n  Expected: \u001B[1m1\u001B[22m  \r\nReceived: 2\nCall log:'
  expect(firstLines(output, 3)).toBe('Error: it broke\n  Expected: 1\nReceived: 2')
})

test('returns fifteen lines by default', () => {
  const numbered = (lines: number) => Array.from({ length: lines }, (_, line) => `line ${line + 1}`).join('\n')
  expect(firstLines(numbered(40))).toBe(numbered(15))
})
