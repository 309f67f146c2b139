import { expect } from 'vitest'
import { previewOf } from './preview-of.ts'

/** A spreadsheet as people write it, and what is right. */
export interface WrittenCase {
  readonly lines: readonly string[]
  /** What is saved without a mend, in order. */
  readonly homes?: readonly object[]
  readonly refused?: readonly number[]
  readonly asked?: readonly number[]
  readonly said?: readonly (string | RegExp)[]
  readonly notSaid?: readonly string[]
}

export async function expectPreview(written: WrittenCase) {
  const { lines, homes = [], refused = [], asked = [], said = [], notSaid = [] } = written
  const preview = await previewOf(new TextEncoder().encode(lines.join('\n')))
  expect(preview.homes).toHaveLength(homes.length)
  expect(preview).toMatchObject({ homes })
  expect(preview.refused.map(({ row }) => row)).toEqual(refused)
  expect(preview.asked.map(({ row }) => row)).toEqual(asked)
  for (const sentence of said) {
    expect(preview.said).toContainEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence))
  }
  for (const sentence of notSaid) expect(preview.said).not.toContain(sentence)
}
