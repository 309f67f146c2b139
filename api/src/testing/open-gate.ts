import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'

/** A proxy to another server on this machine that can hold connections. */
export interface Gate {
  readonly port: number
  /** Holds all connections from now on. */
  readonly hold: () => void
  /** The number of held connections. */
  readonly waiting: () => number
  /** Passes on held and new connections. */
  readonly release: () => void
  readonly close: () => Promise<void>
}

/** Opens a proxy to `port` of this machine. */
export async function openGate(port: number): Promise<Gate> {
  const sockets = new Set<Socket>()
  const waiting = new Set<Socket>()
  let isHeld = false
  const watch = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      sockets.delete(socket)
      waiting.delete(socket)
    })
  }
  const letThrough = (socket: Socket) => {
    const target = connect(port, '127.0.0.1')
    watch(target)
    socket.pipe(target).pipe(socket)
    socket.on('close', () => target.destroy())
    target.on('close', () => socket.end())
  }
  const server = createServer((socket) => {
    watch(socket)
    if (isHeld) waiting.add(socket)
    else letThrough(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    hold: () => void (isHeld = true),
    waiting: () => waiting.size,
    release() {
      isHeld = false
      for (const socket of waiting) letThrough(socket)
      waiting.clear()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
