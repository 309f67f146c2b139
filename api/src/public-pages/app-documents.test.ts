import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openAppDocuments } from './app-documents.ts'
import type { PageTable } from './page-table.ts'
import type { PageValues } from './page-values.ts'

const TABLE: PageTable = {
  pages: [],
  application: [
    { path: '/signin', title: 'Sign In', layout: 'screen', indexed: true },
    { path: '/calculator/:id?', title: 'Calculator', layout: 'calculator', indexed: false },
    { path: '/signout', title: '', layout: 'none', indexed: false },
  ],
  notFoundTitle: 'Page not found',
  shells: { screen: '<p>%PRODUCT_NAME% $&</p>', calculator: '<p>Calculator</p>' },
  popup: '/premiumpopup',
}
const VALUES: PageValues = {
  PRODUCT_NAME: 'Whare & Sums',
  SUPPORT_EMAIL: 'help@homeyield.test',
  PUBLIC_ORIGIN: 'https://homeyield.example',
  PREMIUM_PRICE: '$6.50',
  PREMIUM_AMOUNT: '6.50',
  PROVIDER_NAME: 'Cotality',
  PROVIDER_URL: 'https://www.cotality.com',
  SAMPLE_NOTE: '',
  ADDRESS_CREDIT: '',
  GA4_ID: '',
  META_PIXEL_ID: '',
  TRIAL_PAYMENTS: '',
}
const values = vi.fn<() => Promise<PageValues>>(() => Promise.resolve(VALUES))

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeyield-documents-'))
  await writeFile(join(folder, 'index.html'), '<title>%PAGE_TITLE%</title><div id="root"><!--shell--></div>')
})
afterAll(() => rm(folder, { recursive: true }))

const SCREEN = '<div id="root"><p>Whare &amp; Sums $&</p></div>'
const CALCULATOR = '<div id="root"><p>Calculator</p></div>'

it.each([
  ['/signin', `<title>Sign In · Whare &amp; Sums</title>${SCREEN}`],
  ['/SignIn/', `<title>Sign In · Whare &amp; Sums</title>${SCREEN}`],
  ['/signin/premiumpopup', `<title>Sign In · Whare &amp; Sums</title>${SCREEN}`],
  ['/calculator', `<title>Calculator · Whare &amp; Sums</title>${CALCULATOR}`],
  ['/calculator/0b0e7f3c', `<title>Calculator · Whare &amp; Sums</title>${CALCULATOR}`],
  ['/calculator/premiumpopup/', `<title>Calculator · Whare &amp; Sums</title>${CALCULATOR}`],
  ['/signout', `<title>Whare &amp; Sums</title>${SCREEN}`],
  ['/about/premiumpopup', `<title>Whare &amp; Sums</title>${SCREEN}`],
  ['/premiumpopup', `<title>Whare &amp; Sums</title>${SCREEN}`],
  [null, `<title>Whare &amp; Sums</title>${SCREEN}`],
])('%s has its title and the first paint of its layout', async (path, html) => {
  const documents = await openAppDocuments({ folder, table: TABLE, values })
  expect((await documents.textAt(path)).plain.toString()).toBe(html)
})

it('an address that leads nowhere has a title that says so; the settings are read once', async () => {
  values.mockClear()
  const documents = await openAppDocuments({ folder, table: TABLE, values })
  expect((await documents.notFound()).plain.toString()).toBe(
    `<title>Page not found · Whare &amp; Sums</title>${SCREEN}`,
  )
  await documents.textAt('/signin')
  expect(values).toHaveBeenCalledOnce()
})
