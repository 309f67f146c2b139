import { addMonths } from './billing/add-months.ts'
import { letTimePass } from './billing/let-time-pass.ts'
import { stockCatalogue } from './default-catalogue.ts'
import { readStateFile, writeStateFile } from './state.ts'
import type { Duration } from './stripe-sandbox.ts'
import { Courier } from './webhooks/courier.ts'
import { Faults } from './wire/faults.ts'
import type { RequestRecord } from './wire/request-record.ts'
import type { World } from './world.ts'

/** All of the stand-in but its server. */
export interface StripeHouse {
  readonly world: World
  readonly courier: Courier
  readonly faults: Faults
  readonly requests: RequestRecord[]
  /** Does something once all that has fallen due has happened, and keeps what came of it. */
  readonly act: <Result>(work: () => Result) => Result
  readonly advance: (by: Duration) => void
  /** Names the address that the pages are at. */
  readonly moveTo: (url: string) => void
  readonly close: () => Promise<void>
}

const GLANCE = 1000

/** Opens the stand-in over what the file holds. `clock` tells milliseconds since 1970. */
export function openHouse(file: string | undefined, clock: () => number): StripeHouse {
  const state = readStateFile(file)
  let url = ''
  let lateWrite: NodeJS.Immediate | undefined
  const now = () => world.at ?? Math.floor(clock() / 1000) + state.ahead
  const keep = () => {
    if (file !== undefined) writeStateFile(file, state, now())
  }
  const courier = new Courier({
    now,
    find: (id) => state.events[id],
    undelivered: () => state.undelivered,
    add: (id) => void state.undelivered.push(id),
    acknowledge(id) {
      const event = state.events[id]
      if (event) event.pending_webhooks = 0
      state.undelivered = state.undelivered.filter((other) => other !== id)
      lateWrite ??= setImmediate(() => {
        lateWrite = undefined
        keep()
      })
    },
  })
  const world: World = { state, url: () => url, now, request: null, at: null, onEvent: (event) => courier.take(event) }

  const act = <Result>(work: () => Result): Result => {
    letTimePass(world, now())
    try {
      return work()
    } finally {
      keep()
    }
  }
  act(() => stockCatalogue(world))
  const glance = setInterval(() => {
    if (letTimePass(world, now())) keep()
  }, GLANCE).unref()

  return {
    world,
    courier,
    faults: new Faults(),
    requests: [],
    act,
    advance(by) {
      const from = now()
      const { months = 0, days = 0, hours = 0, minutes = 0, seconds = 0 } = by
      const until = addMonths(from, months) + ((days * 24 + hours) * 60 + minutes) * 60 + seconds
      if (until < from) throw new Error('Time only goes forward.')
      letTimePass(world, until)
      state.ahead += until - from
      keep()
    },
    moveTo: (to) => void (url = to),
    async close() {
      clearInterval(glance)
      await courier.close()
      clearImmediate(lateWrite)
      keep()
    },
  }
}
