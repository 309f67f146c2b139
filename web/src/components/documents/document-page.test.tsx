// @vitest-environment jsdom
import { SAMPLE_CONTENT } from '@homeyield/domain/documents/testing/sample-content'
import { textsOfContent } from '@homeyield/domain/documents/texts-of-content'
import { render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DocumentPage } from './document-page.tsx'

it('draws every form of part, with the whole address and the names as they are written', () => {
  render(<DocumentPage content={SAMPLE_CONTENT} />)
  const page = screen.getByRole('article')
  expect(page.lang).toBe('en-NZ')
  expect(within(page).getByRole('heading', { level: 1 }).textContent).toBe(SAMPLE_CONTENT.address)
  const shown = page.textContent
  for (const text of [
    'Ana 山田 Νίκου Иванова',
    'For Ana Παπαδοπούλου',
    '$640 to $680 a week',
    'Painted last summer.',
    'Gross yield3.88%',
    '−$429',
    'Above 70%, the line for investors.',
    'not a registered valuation',
  ])
    expect(shown).toContain(text)
  const table = within(page).getByRole('table', { name: 'Comparable homes' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home', 'Rent a week', 'Let or offered', 'Against this home', 'Says of this home'])
  expect(within(table).getByRole('row', { name: /^15 Nikau Road/u }).textContent).toContain('$650')
})

it('has every text and figure of its content, as mail and PDF have', () => {
  render(<DocumentPage content={SAMPLE_CONTENT} />)
  const joined = (text: string) => text.replaceAll(/\s/gu, '')
  const shown = joined(screen.getByRole('article').textContent)
  expect(textsOfContent(SAMPLE_CONTENT).filter((text) => !shown.includes(joined(text)))).toEqual([])
})

it('says its language, and shows pictures from where the page has them', () => {
  const content = {
    ...SAMPLE_CONTENT,
    language: 'zh' as const,
    author: { ...SAMPLE_CONTENT.author, logo_url: '/api/uploads/logo.png' },
  }
  render(<DocumentPage content={content} level={2} addressOf={(url) => `https://api.example${url}`} />)
  expect(screen.getByRole('article').lang).toBe('zh-Hans')
  expect(screen.getByRole('img', { name: 'Harbour Rentals' })).toHaveProperty(
    'src',
    'https://api.example/api/uploads/logo.png',
  )
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(SAMPLE_CONTENT.address)
})

it('is plain markup without a script', () => {
  const markup = renderToStaticMarkup(<DocumentPage content={SAMPLE_CONTENT} />)
  expect(markup).not.toContain('<script')
  expect(markup).toContain('Painted last summer.')
})
