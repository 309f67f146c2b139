import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { webManifest } from './web-manifest.ts'

/** The placeholder in the built worker for the shell's revision on this installation (web/offline-shell.ts). */
const SHELL_STAMP = '%SHELL_STAMP%'
/** The query parameter with the revision of the shell that a worker fetches. Source: workbox-precaching. */
const REVISION = '__WB_REVISION__'

/**
 * Serves /manifest.webmanifest, and /sw.js if the build in `webDist` has one, both without caching. The worker contains
 * the shell's revision on this installation, headers included, so that browsers fetch the shell again when the
 * product's name or the allowed hosts change. Source: decision 19.
 */
export function serveInstall(
  server: FastifyInstance,
  { productName, webDist }: { readonly productName: string; readonly webDist: string | null },
): void {
  const manifest = JSON.stringify(webManifest({ productName }))
  server.get('/manifest.webmanifest', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8').send(manifest),
  )
  const built = webDist === null ? null : join(webDist, 'sw.js')
  if (built === null || !existsSync(built)) return
  let stamp: Promise<string> | undefined
  const ownStamp = () => {
    stamp ??= stampOf(server)
    // A failure is not cached: the next browser tries again.
    stamp.catch(() => (stamp = undefined))
    return stamp
  }
  server.get('/sw.js', async (_request, reply) => {
    const [worker, own] = await Promise.all([readFile(built, 'utf8'), ownStamp()])
    return reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(worker.replaceAll(SHELL_STAMP, own))
  })
  // During a deployment, a worker of one release may request another's shell. It would cache a page that loads nothing.
  server.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== '/index.html') return undefined
    const { [REVISION]: wanted } = recordOrEmpty(request.query)
    if (typeof wanted !== 'string' || wanted.endsWith(`-${await ownStamp()}`)) return undefined
    return reply.code(503).header('cache-control', 'no-store').type('text/plain').send('This is another release.')
  })
}

async function stampOf(server: FastifyInstance): Promise<string> {
  const shell = await server.inject({ url: '/index.html', headers: { accept: 'text/html' } })
  if (shell.statusCode !== 200) throw new Error(`The shell has status ${shell.statusCode}`)
  return createHash('sha256')
    .update(`${String(shell.headers['content-security-policy'])}\n`)
    .update(shell.payload)
    .digest('hex')
    .slice(0, 16)
}
