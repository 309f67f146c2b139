import type { FoundInput } from './find-input.ts'

/** What some inputs of a row give together. */
export type Part = Pick<FoundInput, 'values' | 'problem' | 'question' | 'note'>

export const NOTHING: Part = { values: {}, problem: null, question: null, note: null }
