import type { IncomingMessage, ServerResponse } from 'node:http'
import { isForLocalHost, startLocalServer, type LocalServer } from '../local-server.ts'
import { mailBody, mailPage, inboxPage, notFoundPage } from './inbox-pages.ts'
import type { Inbox, ReceivedFile } from './inbox.ts'

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'"
// Never trust a received mail: no scripts, images of the product on this machine only, links open in a new tab.
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http://localhost:* http://127.0.0.1:*"

/**
 * Serves the inbox pages and, for programs, `/api/mails`, newest first. `to` filters by address; `count` and `wait`
 * (milliseconds) wait for that many mails; DELETE empties the inbox.
 */
export function serveInbox(inbox: Inbox, port: number): Promise<LocalServer> {
  return startLocalServer((request, response) => handle(inbox, request, response), port)
}

async function handle(inbox: Inbox, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!isForLocalHost(request)) return send(response, 403, 'text/plain', 'The inbox is for this machine only.')
  if (request.method !== 'GET' && isCrossSite(request)) {
    return send(response, 403, 'text/plain', 'Only the inbox page may do that.')
  }
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const action = `${request.method} ${pathname}`
  if (action === 'GET /') return send(response, 200, 'text/html', inboxPage(inbox.list()), PAGE_POLICY)
  if (action === 'POST /clear') {
    inbox.clear()
    response.writeHead(303, { location: '/' }).end()
    return
  }
  if (action === 'DELETE /api/mails') {
    inbox.clear()
    response.writeHead(204).end()
    return
  }
  if (action === 'GET /api/mails') {
    const [count, wait] = [searchParams.get('count'), searchParams.get('wait')].map((value) => Number(value ?? 0))
    const mails = await inbox.waitFor(searchParams.get('to') ?? undefined, count || 0, Math.min(wait || 0, 60_000))
    return send(response, 200, 'application/json', JSON.stringify(mails))
  }
  const [, id = '', part] = /^GET \/mails\/(\d+)(?:\/(html|source|files\/\d+))?$/u.exec(action) ?? []
  const mail = inbox.find(id)
  if (!mail) return send(response, 404, 'text/html', notFoundPage(), PAGE_POLICY)
  if (part === 'html') return send(response, 200, 'text/html', mailBody(mail), MAIL_POLICY)
  if (part === 'source') return send(response, 200, 'text/plain', mail.source)
  if (part?.startsWith('files/')) return sendFile(response, mail.files[Number(part.slice(6))])
  return send(response, 200, 'text/html', mailPage(mail), PAGE_POLICY)
}

// Browsers send these headers, programs do not. Our pages send no referrer, so their origin is "null".
function isCrossSite({ headers: { host, origin, 'sec-fetch-site': site } }: IncomingMessage): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  return origin !== undefined && origin !== `http://${host}` && !(origin === 'null' && site === 'same-origin')
}

// As a download, so that a received file never runs as a page of the inbox.
function sendFile(response: ServerResponse, file: ReceivedFile | undefined): void {
  if (file === undefined) return send(response, 404, 'text/html', notFoundPage(), PAGE_POLICY)
  response.writeHead(200, {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name).replaceAll("'", '%27')}`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(Buffer.from(file.content, 'base64'))
}

function send(response: ServerResponse, status: number, type: string, body: string, policy?: string): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...(policy ? { 'content-security-policy': policy } : {}),
  })
  response.end(body)
}
