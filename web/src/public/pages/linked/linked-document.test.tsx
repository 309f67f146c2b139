// @vitest-environment jsdom
import type { OpenDocument } from '@homeyield/contract/link'
import { SAMPLE_CONTENT } from '@homeyield/domain/documents/testing/sample-content'
import { render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LinkedPageContent } from './linked-page.tsx'

const PAGE: OpenDocument = {
  state: 'open_document',
  content: SAMPLE_CONTENT,
  expiresOn: '2026-12-27',
  answered: null,
  asked: false,
  problem: '',
  typed: { question: '', email: '' },
}

function formOf(button: HTMLElement): HTMLFormElement {
  const form = button.closest('form')
  if (form === null) throw new Error('It is in no form.')
  return form
}

it('has the document, who made it and when, until when it opens, and forms that need no script', () => {
  render(<LinkedPageContent page={PAGE} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(SAMPLE_CONTENT.address)
  expect(screen.getByText(/^Made by Ana .* on 27 November 2026/u).textContent).toContain('open until 27 December 2026')
  const accept = screen.getByRole('button', { name: 'Accept' })
  expect(accept).toMatchObject({ name: 'answer', value: 'accepted' })
  expect(formOf(accept).method).toBe('post')
  const send = screen.getByRole('button', { name: 'Send' })
  expect(send).toMatchObject({ name: 'answer', value: 'asked' })
  expect(within(formOf(send)).getByRole('textbox', { name: 'Your question' })).toMatchObject({
    name: 'question',
    required: true,
  })
  expect(renderToStaticMarkup(<LinkedPageContent page={PAGE} />)).not.toContain('<script')
})

it('asks for an email with a question, which nobody has to give', () => {
  render(<LinkedPageContent page={{ ...PAGE, answered: { answer: 'accepted', on: '2026-11-28' } }} />)
  const email = screen.getByRole('textbox', { name: 'Your email (optional)' })
  expect(email).toMatchObject({ name: 'email', type: 'email', required: false, value: '' })
  expect(formOf(email)).toBe(formOf(screen.getByRole('button', { name: 'Send' })))
})

it('says what was answered, which is accepted once', () => {
  render(<LinkedPageContent page={{ ...PAGE, answered: { answer: 'accepted', on: '2026-11-28' } }} />)
  expect(screen.getByRole('status').textContent).toContain('You accepted this on 28 November 2026.')
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy()
})

it('says what is wrong with a question, beside its box', () => {
  render(<LinkedPageContent page={{ ...PAGE, problem: 'Write your question' }} />)
  expect(screen.getByRole('alert').textContent).toBe('Write your question')
  const question = screen.getByRole('textbox', { name: 'Your question' })
  expect(question.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
})

it('loses nothing of a question that is refused, and says when a later one was sent', () => {
  const typed = { question: 'Are pets allowed?', email: 'mere' }
  const { unmount } = render(<LinkedPageContent page={{ ...PAGE, problem: 'Enter an email address', typed }} />)
  expect(screen.getByRole('textbox', { name: 'Your question' })).toMatchObject({ value: 'Are pets allowed?' })
  expect(screen.getByRole('textbox', { name: 'Your email (optional)' })).toMatchObject({ value: 'mere' })
  unmount()
  render(<LinkedPageContent page={{ ...PAGE, answered: { answer: 'accepted', on: '2026-11-28' }, asked: true }} />)
  const [, asked] = screen.getAllByRole('status')
  expect(asked?.textContent).toContain('has been told of your question')
})

it('says that it was accepted beside what is wrong with a later question', () => {
  const answered = { answer: 'accepted', on: '2026-11-28' } as const
  render(<LinkedPageContent page={{ ...PAGE, answered, problem: 'Ana cannot be told yet' }} />)
  expect(screen.getByRole('status').textContent).toContain('You accepted this on 28 November 2026.')
  expect(screen.getByRole('alert').textContent).toBe('Ana cannot be told yet')
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy()
})

it.each(['bank', 'market_rent_evidence'] as const)(
  'is in the language of the document, and of %s takes no acceptance',
  (kind) => {
    const content = { ...SAMPLE_CONTENT, language: 'zh' as const, kind }
    render(<LinkedPageContent page={{ ...PAGE, content }} />)
    expect(screen.getByRole('article').lang).toBe('zh-Hans')
    expect(document.querySelector('[value=accepted]')).toBeNull()
    expect(document.querySelector('[value=asked]')).not.toBeNull()
  },
)
