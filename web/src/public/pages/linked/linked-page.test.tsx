import { SAMPLE_CONTENT } from '@homeyield/domain/documents/testing/sample-content'
import type { LinkedPage } from '@homeyield/contract/link'
import { expect, it } from 'vitest'
import { renderLinkedPage } from '../../render-pages.tsx'

const ASSETS = { styles: [], early: '', script: '', pages: { hero: '', 'how-it-works': '', plans: '', rents: '' } }

function render(page: LinkedPage): string {
  return renderLinkedPage(ASSETS, page)
}

const COLOURED: LinkedPage = {
  state: 'open_document',
  content: { ...SAMPLE_CONTENT, author: { ...SAMPLE_CONTENT.author, colour: '#7a1f3d' } },
  expiresOn: '2026-12-27',
  answered: null,
  asked: false,
  problem: '',
  typed: { question: '', email: '' },
}

it('offers nothing of ours, and credits no data that it does not have', () => {
  const html = render(COLOURED)
  for (const text of ['Sign Up', 'Sign In', 'Menu', 'How it works', 'Plans', 'Property data', 'Terms of the data'])
    expect(html).not.toContain(text)
  for (const text of ['%PRODUCT_NAME%, start', 'Terms and Conditions', 'Privacy Policy']) expect(html).toContain(text)
})

it('has the colour of the brand in headings, headline and the week, without inline style', () => {
  const html = render(COLOURED)
  const titled = SAMPLE_CONTENT.blocks.filter(({ title }) => title !== '').length
  const of = (form: string) => SAMPLE_CONTENT.blocks.flatMap(({ parts }) => parts).filter((part) => part.form === form)
  // The letterhead has it too.
  const expected = 1 + titled + of('headline').length + of('week').length
  expect(html.match(/fill="#7a1f3d"/gu)).toHaveLength(expected)
  expect(html).not.toContain('style=')
})
