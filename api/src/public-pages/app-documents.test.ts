import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAppDocuments, type AppDocuments } from './app-documents.ts'
import type { PageValues } from './page-values.ts'

const TABLE = [
  { name: 'plans', patterns: ['/plans'] },
  { name: 'calculator', patterns: ['/calculator'] },
  { name: 'calculation', patterns: ['/calculator/:id'] },
  { name: 'application', patterns: [] },
  { name: 'not-found', patterns: [] },
]
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
const HTML = '<when-trial><p>A trial.</p></when-trial> of %PRODUCT_NAME%'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeyield-documents-'))
  await mkdir(join(folder, 'screens'))
  await writeFile(join(folder, 'screens.json'), JSON.stringify(TABLE))
  for (const { name } of TABLE) await writeFile(join(folder, 'screens', `${name}.html`), name + HTML)
})
afterAll(() => rm(folder, { recursive: true }))

async function open(more: Partial<PageValues> = {}): Promise<AppDocuments> {
  const values = () => Promise.resolve({ ...VALUES, ...more })
  const documents = await openAppDocuments({ folder, values, popup: '/premiumpopup' })
  return documents ?? expect.fail('There are no documents')
}

it.each([
  ['/plans', 'plans'],
  ['/Plans/', 'plans'],
  ['/plans/premiumpopup', 'plans'],
  ['/calculator', 'calculator'],
  ['/calculator/premiumpopup/', 'calculator'],
  ['/calculator/0b0e7f3c', 'calculation'],
  ['/calculator/0b0e7f3c/premiumpopup', 'calculation'],
  ['/about/premiumpopup', 'application'],
  ['/premiumpopup', 'application'],
  [null, 'application'],
])('%s is answered with the document called %s', async (path, name) => {
  expect((await (await open()).textAt(path)).plain.toString()).toBe(`${name} of Whare &amp; Sums`)
})

it('says that there is nothing, and that payments are a trial where they are', async () => {
  const documents = await open({ TRIAL_PAYMENTS: 'trial' })
  expect((await documents.notFound()).plain.toString()).toBe('not-found<p>A trial.</p> of Whare &amp; Sums')
})

it('a build without documents has none', async () => {
  const values = () => Promise.resolve(VALUES)
  expect(await openAppDocuments({ folder: join(folder, 'screens'), values, popup: '/premiumpopup' })).toBeNull()
})
