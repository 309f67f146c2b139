import { addMonths } from './billing/add-months.ts'
import { runDueWork } from './billing/run-due-work.ts'
import { addDefaultCatalogue } from './default-catalogue.ts'
import { readStateFile, writeStateFile } from './state.ts'
import type { Duration } from './stripe-sandbox.ts'
import { WebhookSender } from './webhooks/webhook-sender.ts'
import { Faults } from './wire/faults.ts'
import type { RequestRecord } from './wire/request-record.ts'
import type { World } from './world.ts'

/** The stand-in without its server. */
export interface StripeEngine {
  readonly world: World
  readonly webhooks: WebhookSender
  readonly faults: Faults
  readonly requests: RequestRecord[]
  /** Runs `work` after everything due, and saves the result. */
  readonly perform: <Result>(work: () => Result) => Result
  readonly advance: (by: Duration) => void
  readonly setUrl: (url: string) => void
  readonly close: () => Promise<void>
}

const TICK = 1000

/** Loads the state from `file`; `clock` returns milliseconds since 1970. */
export function startStripeEngine(file: string | undefined, clock: () => number): StripeEngine {
  const state = readStateFile(file)
  let url = ''
  let pendingSave: NodeJS.Immediate | undefined
  const now = () => world.at ?? Math.floor(clock() / 1000) + state.ahead
  const save = () => {
    if (file !== undefined) writeStateFile(file, state, now())
  }
  const webhooks = new WebhookSender({
    now,
    find: (id) => state.events[id],
    undelivered: () => state.undelivered,
    add: (id) => void state.undelivered.push(id),
    acknowledge(id) {
      const event = state.events[id]
      if (event) event.pending_webhooks = 0
      state.undelivered = state.undelivered.filter((other) => other !== id)
      pendingSave ??= setImmediate(() => {
        pendingSave = undefined
        save()
      })
    },
  })
  const world: World = {
    state,
    url: () => url,
    now,
    request: null,
    at: null,
    onEvent: (event) => webhooks.receive(event),
  }

  const perform = <Result>(work: () => Result): Result => {
    runDueWork(world, now())
    try {
      return work()
    } finally {
      save()
    }
  }
  perform(() => addDefaultCatalogue(world))
  const timer = setInterval(() => {
    if (runDueWork(world, now())) save()
  }, TICK).unref()

  return {
    world,
    webhooks,
    faults: new Faults(),
    requests: [],
    perform,
    advance(by) {
      const from = now()
      const { months = 0, days = 0, hours = 0, minutes = 0, seconds = 0 } = by
      const until = addMonths(from, months) + ((days * 24 + hours) * 60 + minutes) * 60 + seconds
      if (until < from) throw new Error('Time only goes forward.')
      runDueWork(world, until)
      state.ahead += until - from
      save()
    },
    setUrl: (to) => void (url = to),
    async close() {
      clearInterval(timer)
      await webhooks.close()
      clearImmediate(pendingSave)
      save()
    },
  }
}
