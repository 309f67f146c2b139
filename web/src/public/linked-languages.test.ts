import type { LinkedPage, OpenDocument } from '@homeyield/contract/link'
import { DOCUMENT_KINDS, LANGUAGE_TAGS } from '@homeyield/domain/documents/document-kinds'
import { composeSample } from '@homeyield/domain/documents/testing/compose-sample'
import { findEnglish, textOfHtml } from '@homeyield/domain/documents/testing/find-english'
import { textsOfContent } from '@homeyield/domain/documents/texts-of-content'
import { describe, expect, it } from 'vitest'
import { renderLinkedPage } from './render-pages.tsx'

const ASSETS = { styles: [], early: '', script: '', pages: { hero: '', 'how-it-works': '', plans: '', rents: '' } }
const PAGE = { state: 'open_document', expiresOn: '2026-12-31', asked: false, problem: '' } as const
const UNANSWERED = { answered: null, typed: { question: '', email: '' } }

const textOf = (page: LinkedPage) => {
  const html = renderLinkedPage(ASSETS, page)
  return { html, text: textOfHtml(html) }
}
const joined = (text: string) => text.replaceAll(/\s/gu, '')

describe.each(['mi', 'zh'] as const)('the page of a link in %s', (language) => {
  it.each(['owner_appraisal', 'buyer_appraisal', 'market_rent_evidence'] as const)('has no English: %s', (kind) => {
    const content = composeSample(kind, language)
    const states: readonly Pick<OpenDocument, 'answered' | 'asked'>[] = [
      { answered: null, asked: false },
      { answered: { answer: 'accepted', on: '2026-12-02' }, asked: true },
      { answered: { answer: 'asked', on: '2026-12-02' }, asked: true },
    ]
    for (const state of states) {
      const { html, text } = textOf({ ...PAGE, ...UNANSWERED, ...state, content })
      expect(findEnglish(text.replaceAll('Homeyield', ''), content)).toEqual([])
      expect(html).toContain(`<html lang="${LANGUAGE_TAGS[language]}"`)
    }
  })
})

it.each(DOCUMENT_KINDS)('the page has every text of a document as composed: %s', (kind) => {
  const content = composeSample(kind)
  const shown = joined(textOf({ ...PAGE, ...UNANSWERED, content }).text)
  expect(content.blocks.length).toBeGreaterThan(2)
  expect(textsOfContent(content).filter((text) => !shown.includes(joined(text)))).toEqual([])
})
