import { setImmediate as nextIteration } from 'node:timers/promises'
import { GOLDEN_HOME } from '@homeyield/domain/analysis/testing/golden-deal'
import { expect, it } from 'vitest'
import { viewerOf } from '../testing/viewer-of.ts'
import { exportAccount } from './export-account.ts'

const CALCULATIONS = Array.from({ length: 20 }, () => ({
  inputs: GOLDEN_HOME,
  scenarios: [],
  updated_at: new Date('2026-11-24'),
}))
const NOTHING = {
  account: {},
  sessions: [],
  subscription: null,
  payments_customer: null,
  checkouts: [],
  failed_payments: [],
  property_searches: [],
  household: null,
  screening_templates: null,
  brand: null,
  links: [],
  api_keys: [],
  rental_assessments: [],
  mails: [],
  administration: [],
  mailed_links: [],
}

async function* noSlice(): AsyncGenerator<never[]> {
  await nextIteration()
  yield []
}

async function* inOneSlice() {
  await nextIteration()
  yield CALCULATIONS
}

it('serves others while it computes', async () => {
  const read = exportAccount({
    exports: {
      read: () =>
        Promise.resolve({ ...NOTHING, documents: noSlice(), screenings: noSlice(), calculations: inOneSlice() }),
    },
    now: () => Date.parse('2026-11-24'),
  })
  const { calculations } = await read(viewerOf('one'))
  const written: object[] = []
  const writing = (async () => {
    for await (const some of calculations) written.push(...some)
  })()
  let iterations = 0
  while (written.length === 0) {
    await nextIteration()
    iterations += 1
  }
  await writing
  expect(iterations).toBeGreaterThanOrEqual(20)
  expect(written).toHaveLength(20)
  expect(written[0]).toMatchObject({ as_at: '2026-11-24', figures: { weekly_cash_flow: -572 } })
})
