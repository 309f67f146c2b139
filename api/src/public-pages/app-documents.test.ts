import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openAppDocuments } from './app-documents.ts'
import type { PageTable } from './page-table.ts'
import type { PageValues } from './page-values.ts'

const FILES = ['assets/sign-in-1.js', 'assets/sign-in-2.css']
const PLAIN = { meta: '', document: null }
const TABLE: PageTable = {
  pages: [],
  application: [
    {
      path: '/signin',
      title: 'Sign In',
      layout: 'screen',
      indexed: true,
      files: FILES,
      meta: '<meta name="description" content="%PRODUCT_NAME% $&">',
      document: null,
    },
    { path: '/calculator/:id?', title: 'Calculator', layout: 'calculator', indexed: false, files: [], ...PLAIN },
    { path: '/stop/:token', title: 'Stop', layout: 'form', indexed: false, files: [], meta: '', document: 'stop' },
    { path: '/signout', title: '', layout: 'none', indexed: false, files: [], ...PLAIN },
  ],
  notFoundTitle: 'Page not found',
  shells: { screen: '<p>%PRODUCT_NAME% $&</p>', calculator: '<p>Calculator</p>' },
  popup: '/premiumpopup',
}
const VALUES: PageValues = {
  PRODUCT_NAME: 'Whare & Sums',
  SUPPORT_EMAIL: 'help@homeyield.test',
  PUBLIC_ORIGIN: 'https://homeyield.example',
  API_ORIGIN: '',
  API_HOST: 'https://homeyield.example/api',
  PREMIUM_PRICE: '$6.50',
  PREMIUM_AMOUNT: '6.50',
  PROVIDER_NAME: 'Cotality',
  PROVIDER_URL: 'https://www.cotality.com',
  SAMPLE_NOTE: '',
  ADDRESS_CREDIT: '',
  GA4_ID: '',
  META_PIXEL_ID: '',
  TEST_PAYMENTS: '',
  SAMPLE_ADDRESSES: '',
}
const values = vi.fn<() => Promise<PageValues>>(() => Promise.resolve(VALUES))

let folder: string
let now = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeyield-documents-'))
  await writeFile(
    join(folder, 'index.html'),
    '<head><meta\n name="description"\n content="What it does."><title>%PAGE_TITLE%</title></head><div id="root"><!--shell--></div>',
  )
  await mkdir(join(folder, 'pages'))
  await writeFile(join(folder, 'pages/stop.html'), '<form method="post">%PRODUCT_NAME%</form>')
})
afterAll(() => rm(folder, { recursive: true }))

const SCREEN = '<div id="root"><p>Whare &amp; Sums $&</p></div>'
const PRELOADS =
  '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/sign-in-1.js">' +
  '<link rel="preload" as="style" fetchpriority="low" crossorigin href="/assets/sign-in-2.css">'
const DEFAULT = '<meta\n name="description"\n content="What it does.">'
const META = '<meta name="description" content="Whare &amp; Sums $&">'
const CALCULATOR = '<div id="root"><p>Calculator</p></div>'

it.each([
  ['/signin', `<head>${META}<title>Sign In · Whare &amp; Sums</title>${PRELOADS}</head>${SCREEN}`],
  ['/SignIn/', `<head>${META}<title>Sign In · Whare &amp; Sums</title>${PRELOADS}</head>${SCREEN}`],
  ['/signin/premiumpopup', `<head>${META}<title>Sign In · Whare &amp; Sums</title>${PRELOADS}</head>${SCREEN}`],
  ['/calculator', `<head>${DEFAULT}<title>Calculator · Whare &amp; Sums</title></head>${CALCULATOR}`],
  ['/calculator/0b0e7f3c', `<head>${DEFAULT}<title>Calculator · Whare &amp; Sums</title></head>${CALCULATOR}`],
  ['/calculator/premiumpopup/', `<head>${DEFAULT}<title>Calculator · Whare &amp; Sums</title></head>${CALCULATOR}`],
  ['/stop/a-token', '<form method="post">Whare &amp; Sums</form>'],
  ['/Stop/a-token/', '<form method="post">Whare &amp; Sums</form>'],
  ['/signout', `<head>${DEFAULT}<title>Whare &amp; Sums</title></head>${SCREEN}`],
  ['/about/premiumpopup', `<head>${DEFAULT}<title>Whare &amp; Sums</title></head>${SCREEN}`],
  ['/premiumpopup', `<head>${DEFAULT}<title>Whare &amp; Sums</title></head>${SCREEN}`],
  [null, `<head>${DEFAULT}<title>Whare &amp; Sums</title></head>${SCREEN}`],
])('%s has its title, the files of its screen and the first paint of its layout', async (path, html) => {
  const documents = await openAppDocuments({ folder, table: TABLE, values, now: () => now })
  expect((await documents.textAt(path)).plain.toString()).toBe(html)
})

it('an unknown address has its own title', async () => {
  const documents = await openAppDocuments({ folder, table: TABLE, values, now: () => now })
  expect((await documents.notFound()).plain.toString()).toBe(
    `<head>${DEFAULT}<title>Page not found · Whare &amp; Sums</title></head>${SCREEN}`,
  )
})

it('other settings fill the documents some seconds later', async () => {
  const documents = await openAppDocuments({ folder, table: TABLE, values, now: () => now })
  const read = async () => (await documents.textAt('/signout')).plain.toString()
  expect(await read()).toContain('Whare &amp; Sums')
  values.mockResolvedValue({ ...VALUES, PRODUCT_NAME: 'Another' })
  now += 5_000
  await expect.poll(read).toContain('Another')
})
