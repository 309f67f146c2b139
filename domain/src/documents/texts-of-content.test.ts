import { expect, it } from 'vitest'
import { DOCUMENT_BLOCKS } from './blocks-of-kinds.ts'
import { SAMPLE_CONTENT } from './testing/sample-content.ts'
import { textsOfContent } from './texts-of-content.ts'

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? value.split('\n') : Object.values(value ?? {}).flatMap(stringsIn)

it('has every text of a document but names of its parts, its colour and its day', () => {
  const unshown = ['buyer_appraisal', 'en', '2026-11-27', '#2f3380', 'interest', 'rates', 'lvr']
  const names = [...DOCUMENT_BLOCKS, 'headline', 'sentences', 'figures', 'table', 'bars', 'week']
  const texts = textsOfContent(SAMPLE_CONTENT)
  const others = stringsIn(SAMPLE_CONTENT).filter((text) => !texts.includes(text) && text !== '')
  expect(new Set(others)).toEqual(new Set(names.filter((name) => others.includes(name)).concat(unshown)))
})

it('is in reading order, line by line, without empty ones', () => {
  const texts = textsOfContent({ ...SAMPLE_CONTENT, home: '', addressee: '' })
  expect(texts.slice(0, 6)).toEqual([
    'Rental appraisal for a buyer',
    SAMPLE_CONTENT.address,
    'Figures of 27 November 2026',
    'Kia ora Ana',
    'Here is what we would let this home for.',
    'Appraised rent',
  ])
  expect(texts).not.toContain('')
})
