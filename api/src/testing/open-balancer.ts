import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

// Milliseconds between two checks of a process.
const CHECK_INTERVAL = 200

export interface Balancer {
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * A proxy such as Caddy or nginx over processes on these ports: in turn to those that are ready, over connections that it keeps. It
 * repeats a request only when the connection was refused; any other failure is a 502, as the process may have done it.
 */
export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set(ports)
  let turn = 0
  const next = () => {
    const candidates = ready.size > 0 ? [...ready] : ports
    turn += 1
    return candidates[turn % candidates.length] ?? 0
  }
  const forward = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, tries: number) => {
    const { method, url, headers } = incoming
    const call = ask({ agent, host: '127.0.0.1', port: next(), method, path: url, headers }, (response) => {
      // They are of the connection to the process: the client's is another, which this proxy never ends first.
      const { connection: _, 'keep-alive': __, ...passed } = response.headers
      outgoing.writeHead(response.statusCode ?? 502, passed)
      response.pipe(outgoing)
      response.once('error', () => outgoing.destroy())
    })
    call.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && tries > 0) return forward(incoming, body, outgoing, tries - 1)
      outgoing.writeHead(502).end(String(error.code))
    })
    call.end(body)
  }
  const server = createServer((incoming, outgoing) => {
    void buffer(incoming).then((body) => forward(incoming, body, outgoing, 20))
  })
  server.keepAliveTimeout = 0
  const stopping = new AbortController()
  const check = async (port: number) => {
    while (!stopping.signal.aborted) {
      const isReady = await fetch(`http://127.0.0.1:${port}/api/health/ready`, {
        headers: { connection: 'close' },
      }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) ready.add(port)
      else ready.delete(port)
      await sleep(CHECK_INTERVAL)
    }
  }
  const checks = ports.map(check)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      stopping.abort()
      await Promise.all(checks)
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
