import type { DocumentContent, DocumentPart } from '@homeyield/domain/documents/document-content'
import { findValuations } from '@homeyield/domain/documents/testing/find-valuations'
import { SAMPLE_CONTENT } from '@homeyield/domain/documents/testing/sample-content'
import { textsOfContent } from '@homeyield/domain/documents/texts-of-content'
import { expect, it } from 'vitest'
import { openDocumentPrinting } from './print-document.ts'
import { readPdf } from './testing/read-pdf.ts'

// The first page of a thread waits for its code to load.
const TIME = { timeout: 60_000 }
// One pixel.
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const withImage = (url: string | null) => Promise.resolve(url === null ? null : { bytes: PNG })
const printing = openDocumentPrinting('Homeyield', withImage)
const print = async (changes: Partial<DocumentContent> = {}) => {
  const { bytes } = await printing({ ...SAMPLE_CONTENT, ...changes })
  return readPdf(bytes)
}
/** Without spaces and breaks of lines, which are not those of the content. */
const joined = (text: string) => text.replaceAll(/\s/gu, '')

it('has every text and figure of its content, the whole address too', TIME, async () => {
  const { text } = await print()
  const drawn = joined(text)
  const missing = textsOfContent(SAMPLE_CONTENT).filter((one) => !drawn.includes(joined(one)))
  expect(missing).toEqual([])
  expect(text).not.toContain('?')
  expect(findValuations(text)).toEqual([])
})

it('names page, day and author on each page, and has a language and a title', TIME, async () => {
  const lines = Array.from({ length: 80 }, (_, at) => `Line ${at}.`)
  const { pages, text, source } = await print({ message: lines.join('\n') })
  expect(pages).toBe(3)
  for (const number of ['1 / 3', '2 / 3', '3 / 3']) expect(text).toContain(number)
  // The head has the day too.
  expect(text.match(/Figures of 27 November 2026/gu)).toHaveLength(4)
  expect(text.replaceAll('\n', '').match(/Иванова, Harbour Rentals/gu)).toHaveLength(3)
  expect(source).toContain('/Lang (en-NZ)')
  const chinese = await print({ language: 'zh', title: '租金评估' })
  expect(chinese.source).toContain('/Lang (zh-Hans)')
  expect(chinese.text).toContain('租金评估')
  expect(joined(chinese.text)).toContain('$635租金')
})

it('repeats the head of a table, and splits no row', TIME, async () => {
  const rows = Array.from({ length: 60 }, (_, at) => ({ name: `Home ${at} of a long street`, cells: [`$${600 + at}`] }))
  const table: DocumentPart = { form: 'table', title: 'Homes', columns: [{ label: 'Place' }, { label: 'Paid' }], rows }
  const { text, pages } = await print({ blocks: [{ name: 'homes', title: 'Homes', parts: [table] }] })
  expect(pages).toBeGreaterThan(1)
  expect(text.match(/Place\nPaid\nHome \d/gu)).toHaveLength(pages)
  for (const { name, cells } of rows) expect(text).toContain(`${name}\n${cells.join()}`)
})

it('shows logo and photograph, or the company without a logo', TIME, async () => {
  const { author } = SAMPLE_CONTENT
  const [plain, shown] = [await print(), await print({ author: { ...author, logo_url: 'a', photo_url: 'b' } })]
  expect(plain.text).toMatch(/^Harbour Rentals\n/u)
  expect(shown.text).not.toMatch(/^Harbour Rentals\n/u)
  const images = (source: string) => source.match(/\/Subtype \/Image/gu)?.length ?? 0
  expect(images(shown.source)).toBeGreaterThan(images(plain.source))
})

it('breaks lines of Chinese without hyphens', TIME, async () => {
  const message = '您好，这是您的房屋可以出租的价格。'.repeat(12)
  const { text } = await print({ language: 'zh', message })
  expect(joined(text)).toContain(message)
})

it('says what it cannot print', TIME, async () => {
  const { text } = await print({ addressee: 'For مرحبا' })
  expect(text).toContain('For [Arabic]')
  expect(text).toContain('Text in Arabic could not be printed here.')
  const translated = await print({ language: 'mi', addressee: 'Mā مرحبا' })
  expect(translated.text).toContain('Kāore i taea te tā i ngā kupu Arabic i konei.')
})

it('names its file by title and address', TIME, async () => {
  const { name } = await printing({ ...SAMPLE_CONTENT, address: '1/2 Rose Street: Ōtāhuhu' })
  expect(name).toBe('Rental appraisal for a buyer 1 2 Rose Street Ōtāhuhu.pdf')
})
