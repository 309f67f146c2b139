import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A proxy to a server on this machine, with faults of a network. */
export interface SilentProxy {
  readonly port: number
  /** Resets all connections, and refuses new ones until restored. */
  readonly drop: () => void
  /**
   * Passes nothing on. Connections of that time stay silent for ever, as after a firewall that lost its state: neither
   * side learns that the other has gone.
   */
  readonly silence: () => void
  /** Passes everything on so many milliseconds later. */
  readonly delay: (milliseconds: number) => void
  /** New connections work again. */
  readonly restore: () => void
  readonly close: () => Promise<void>
}

interface Link {
  readonly sockets: readonly [Socket, Socket]
  isSilent: boolean
}

export async function openSilentProxy(target: number): Promise<SilentProxy> {
  const links = new Set<Link>()
  let fault: 'none' | 'dropped' | 'silent' = 'none'
  let delay = 0
  const server = createServer((socket) => {
    if (fault === 'dropped') return void socket.resetAndDestroy()
    const link: Link = { sockets: [socket, connect(target, '127.0.0.1')], isSilent: fault === 'silent' }
    links.add(link)
    const [near, far] = link.sockets
    pass(link, near, far)
    pass(link, far, near)
  })

  function pass(link: Link, from: Socket, to: Socket): void {
    let last = Promise.resolve()
    const later = (work: () => void) => {
      const deliver = async () => {
        if (delay > 0) await sleep(delay)
        if (!link.isSilent) work()
      }
      last = last.then(deliver)
    }
    from.setNoDelay(true)
    from.on('error', () => from.destroy())
    from.on('data', (chunk: Buffer) => later(() => to.write(chunk)))
    from.on('close', () => later(() => to.destroy()))
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const destroyAll = () => {
    for (const { sockets } of links) for (const socket of sockets) socket.resetAndDestroy()
    links.clear()
  }
  return {
    port: (server.address() as AddressInfo).port,
    drop() {
      fault = 'dropped'
      destroyAll()
    },
    silence() {
      fault = 'silent'
      for (const link of links) link.isSilent = true
    },
    delay: (milliseconds) => void (delay = milliseconds),
    restore() {
      fault = 'none'
      delay = 0
    },
    async close() {
      destroyAll()
      server.close()
      await once(server, 'close')
    },
  }
}
