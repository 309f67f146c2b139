import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext } from '@playwright/test'
import type { Person } from './fixtures.ts'

/** A reverse proxy before the test server, with an origin of its own. */
export interface ProxyServer {
  readonly origin: string
  readonly close: () => Promise<void>
}

interface Transformation {
  /** Whether responses for this path go through `transform`; all others pass unchanged. */
  readonly matches: (path: string) => boolean
  /** Writes the changed body. The upstream response is not compressed and has no content-length. */
  readonly transform: (upstream: IncomingMessage, response: ServerResponse) => void
}

/** Starts a proxy before `target` that changes some of its responses. */
export async function startProxy(
  target: string | undefined,
  { matches, transform }: Transformation,
): Promise<ProxyServer> {
  const proxy = createServer((incoming, response) => {
    const address = new URL(incoming.url ?? '/', target)
    const isChanged = matches(address.pathname)
    const headers = isChanged ? { ...incoming.headers, 'accept-encoding': 'identity' } : incoming.headers
    const outgoing = request(address, { method: incoming.method, headers }, (upstream) => {
      const { 'content-length': _length, ...others } = upstream.headers
      response.writeHead(upstream.statusCode ?? 502, isChanged ? others : upstream.headers)
      if (isChanged) transform(upstream, response)
      else upstream.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  })
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    close: async () => {
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}

/** Signs in as `person` on every origin of this browser: the fixtures do so on that of the test server only. */
export async function signInThroughProxy(context: BrowserContext, { token }: Person): Promise<void> {
  await context.addInitScript((token) => {
    if (window.location.protocol === 'http:') localStorage.setItem('homeyield.token', token)
  }, token)
}
