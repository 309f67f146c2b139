import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext } from '@playwright/test'
import type { Person } from './house.ts'

/** A door before the house: an origin of its own. */
export interface Door {
  readonly origin: string
  readonly close: () => Promise<void>
}

interface Through {
  /** Whether what the house answers for this path goes through `pass`; all else goes through as it is. */
  readonly concerns: (path: string) => boolean
  /** Gives that answer on, which is not compressed and whose length is not said. */
  readonly pass: (given: IncomingMessage, answer: ServerResponse) => void
}

/** Opens a door to the house at `house` that gives some of its answers on in its own way. */
export async function openDoor(house: string | undefined, { concerns, pass }: Through): Promise<Door> {
  const door = createServer((asked, answer) => {
    const address = new URL(asked.url ?? '/', house)
    const changed = concerns(address.pathname)
    const headers = changed ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers
    const onward = request(address, { method: asked.method, headers }, (given) => {
      const { 'content-length': _length, ...others } = given.headers
      answer.writeHead(given.statusCode ?? 502, changed ? others : given.headers)
      if (changed) pass(given, answer)
      else given.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((resolve) => door.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(door.address() as AddressInfo).port}`,
    close: async () => {
      door.closeAllConnections()
      await new Promise((resolve) => door.close(resolve))
    },
  }
}

/** Has whoever comes through a door be signed in as `person`. */
export async function signInAtDoor(context: BrowserContext, { token }: Person): Promise<void> {
  await context.addInitScript((token) => {
    if (window.location.protocol === 'http:') localStorage.setItem('homeyield.token', token)
  }, token)
}
