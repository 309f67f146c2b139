import { DOCUMENT_KINDS } from '@homeyield/domain/documents/document-kinds'
import { textsOfContent } from '@homeyield/domain/documents/texts-of-content'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '../pdf/testing/read-pdf.ts'
import { GOLDEN, saveCalculation as save } from '../testing/saved-calculation.ts'
import { signUp } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

// The first page of a thread waits for its code to load.
const TIME = { timeout: 60_000 }

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Without spaces and breaks of lines, which are those of the page. */
const joined = (text: string) => text.replaceAll(/\s/gu, '')

it.each(DOCUMENT_KINDS)(
  'the PDF of a document of kind %s has every text and figure of its content',
  TIME,
  async (kind) => {
    const account = await signUp(server, { premium: true, professional: true })
    const { id } = await save(account, {
      ...GOLDEN,
      analysis: { settlement_date: '2026-12-01', gross_income: 143_000, rent_shading_pct: 25 },
    })
    const { body: document } = await account.post('/documents', {
      kind,
      calculation_id: id,
      client_name: 'Ana Nguyễn 王小明',
      message: 'Kia ora,\nhere it is.',
      comparables: [{ address: '2 Example Street', number_of_bedrooms: 3, weekly_rent: 660, better_pct: 10 }],
    })
    const response = await fetch(`${server.url}/api/documents/${document.id}/pdf`, {
      headers: { authorization: `Bearer ${account.token}` },
    })
    expect(response.status).toBe(200)
    const { text, source } = readPdf(new Uint8Array(await response.arrayBuffer()))
    const drawn = joined(text)
    expect(textsOfContent(document.content).filter((one) => !drawn.includes(joined(one)))).toEqual([])
    expect(text).not.toContain('?')
    expect(source).toContain('/Lang (en-NZ)')
  },
)
