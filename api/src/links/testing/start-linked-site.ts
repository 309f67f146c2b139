import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const TABLE = { pages: [], application: [], notFoundTitle: '', shells: {}, popup: '/premiumpopup', assets: {} }
// Not the web app's: it shows what the server gives it.
const RENDERER = 'export const renderLinkedPage = (assets, page) => JSON.stringify(page)'

export interface LinkedSite {
  readonly server: TestServer
  /** Its pages, for another server. */
  readonly webDist: string
  readonly stop: () => Promise<void>
}

/** A server whose pages of links are what they are given, as JSON. */
export async function startLinkedSite(): Promise<LinkedSite> {
  const webDist = await mkdtemp(join(tmpdir(), 'homeyield-links-'))
  await mkdir(join(webDist, 'renderer'))
  await writeFile(join(webDist, 'index.html'), '')
  await writeFile(join(webDist, 'pages.json'), JSON.stringify(TABLE))
  await writeFile(join(webDist, 'renderer/render-pages.js'), RENDERER)
  const server = await startTestServer({
    webDist,
    publicOrigin: 'https://homeyield.example',
    documentLanguages: ['en', 'zh'],
  })
  return {
    server,
    webDist,
    async stop() {
      await server.stop()
      await rm(webDist, { recursive: true })
    },
  }
}
