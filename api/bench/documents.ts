import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@homeyield/database/connection'
import { startEmbeddedPostgres } from '@homeyield/database/embedded/start-embedded-postgres'
import { migrate } from '@homeyield/database/migrate'
import { startServer } from '../src/main.ts'
import { makeToken } from '../src/server/random-token.ts'
import { GOLDEN, saveCalculation } from '../src/testing/saved-calculation.ts'
import { signUp } from '../src/testing/test-client.ts'

// What a press on PDF takes until the whole file is there, for each kind of document and for names in other scripts, one
// request after the other; and how many of many guessed links open a page. Asserts nothing.
const PRESSES = 40
const GUESSES = 10_000
const UNLIMITED = { attempts: 1_000_000_000, minutes: 60 }

const TABLE = { pages: [], application: [], notFoundTitle: '', shells: {}, popup: '/premiumpopup', assets: {} }

const webDist = await mkdtemp(join(tmpdir(), 'homeyield-bench-'))
await mkdir(join(webDist, 'renderer'))
await writeFile(join(webDist, 'index.html'), '')
await writeFile(join(webDist, 'pages.json'), JSON.stringify(TABLE))
await writeFile(join(webDist, 'renderer/render-pages.js'), 'export const renderLinkedPage = () => ""')
const dataDir = await mkdtemp(join(tmpdir(), 'homeyield-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir })
await migrate(postgres.url)
const database = openDatabase(postgres.url)
const { url, close } = await startServer({
  databaseUrl: postgres.url,
  jwtSecret: makeToken(),
  port: 0,
  webDist,
  requestsPerMinute: 1_000_000_000,
  assessmentPagesPerAccount: UNLIMITED,
  tokensPerAddress: UNLIMITED,
})
const server = { url, database }
try {
  const account = await signUp(server, { premium: true, professional: true })
  const { id: home } = await saveCalculation(account, GOLDEN)
  const draft = async (kind: string, client_name: string) => {
    const { body } = await account.post('/documents', { kind, calculation_id: home, client_name })
    return String(body.id)
  }
  const press = async (id: string) => {
    const begun = performance.now()
    const response = await fetch(`${server.url}/api/documents/${id}/pdf`, {
      headers: { authorization: `Bearer ${account.token}` },
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`A document was not printed: ${response.status}`)
    return performance.now() - begun
  }
  for (const [kind, name] of [
    ['owner_appraisal', 'Ana'],
    ['buyer_appraisal', 'Ana'],
    ['bank', 'Ana'],
    ['owner_appraisal', 'Ана Νίκου 山田 김'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as one person presses
    const id = await draft(kind, name)
    const took: number[] = []
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (let pressed = 0; pressed < PRESSES; pressed += 1) took.push(await press(id))
    report(`PDF, ${kind}, for ${name}`, took)
  }
  let opened = 0
  const begun = performance.now()
  for (let guessed = 0; guessed < GUESSES; guessed += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the statuses are counted, not the speed
    const { status } = await fetch(`${server.url}/a/${makeToken()}`)
    if (status !== 404) opened += 1
  }
  const seconds = (performance.now() - begun) / 1000
  process.stdout.write(`${GUESSES} guessed links: ${opened} opened a page (${seconds.toFixed(1)} s)\n`)
} finally {
  await close()
  await database.close()
  await postgres.stop()
  for (const folder of [webDist, dataDir]) await rm(folder, { recursive: true, force: true })
}

function report(name: string, took: readonly number[]): void {
  const sorted = took.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toFixed(0)
  process.stdout.write(`${name}: first ${took[0]?.toFixed(0)} ms, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms\n`)
}
