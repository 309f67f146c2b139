import { expect, it } from 'vitest'
import { changeDocumentBody } from './document.ts'

const problemsOf = (message: string) =>
  changeDocumentBody.safeParse({ version: 1, message }).error?.issues.map((issue) => issue.message) ?? []

it('a message has at most 60 lines and 2,000 characters', () => {
  expect(problemsOf('a\n'.repeat(60))).toEqual([])
  expect(problemsOf('a\n'.repeat(61))).toEqual(['Use at most 60 lines'])
  expect(problemsOf('a'.repeat(2_001))).toEqual(['Use at most 2000 characters'])
})
