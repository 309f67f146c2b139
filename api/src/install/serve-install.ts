import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../config/settings.ts'
import { webManifest } from './web-manifest.ts'

/** Stands in the worker that the build makes for what the shell looks like on this installation (web/offline-shell.ts). */
const SHELL_STAMP = '%SHELL_STAMP%'

/**
 * Serves what makes the product installable: /manifest.webmanifest, and /sw.js if the build in `webDist` has one. Neither is ever
 * taken from an old copy. The worker names the shell as this installation answers it, headers included, so that browsers
 * that keep the shell fetch it anew when the product's name or the hosts it may deal with are set differently. Source: decision 19.
 */
export function serveInstall(
  server: FastifyInstance,
  { productName, webDist }: Pick<Settings, 'productName' | 'webDist'>,
): void {
  const manifest = JSON.stringify(webManifest({ productName }))
  server.get('/manifest.webmanifest', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8').send(manifest),
  )
  const built = webDist === null ? null : join(webDist, 'sw.js')
  if (built === null || !existsSync(built)) return
  let worker: Promise<string> | undefined
  server.get('/sw.js', async (_request, reply) => {
    worker ??= stampedWorker(server, built)
    // A failure is not kept: the next browser asks anew.
    worker.catch(() => (worker = undefined))
    return reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(await worker)
  })
}

async function stampedWorker(server: FastifyInstance, path: string): Promise<string> {
  const [worker, shell] = await Promise.all([
    readFile(path, 'utf8'),
    server.inject({ url: '/index.html', headers: { accept: 'text/html' } }),
  ])
  if (shell.statusCode !== 200) throw new Error(`The shell is answered with status ${shell.statusCode}`)
  const stamp = createHash('sha256')
    .update(`${String(shell.headers['content-security-policy'])}\n`)
    .update(shell.payload)
    .digest('hex')
  return worker.replaceAll(SHELL_STAMP, stamp.slice(0, 16))
}
