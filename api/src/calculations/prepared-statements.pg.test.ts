import { NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { openDatabase } from '@homeyield/database/connection'
import { createTestDatabase } from '@homeyield/database/testing/test-database'
import { expect, it, vi } from 'vitest'
import { openAccountStore } from '../accounts/account-store.ts'
import { saveCalculation } from '../testing/saved-calculation.ts'
import { signUp } from '../testing/test-client.ts'
import { viewerOf } from '../testing/viewer-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import { appraiseInputs } from './appraise-inputs.ts'
import { takeFields } from './calculation-inputs.ts'
import { changeCalculation } from './change-calculation.ts'
import { openCalculationStore } from './calculation-store.ts'

it('reading an account, and saving, reading and changing a calculation, are prepared once for each connection', async () => {
  const test = await createTestDatabase()
  // Prepared statements are those of one connection.
  const database = openDatabase(test.url, { max: 1 })
  const accounts = openAccountStore(database)
  const calculations = openCalculationStore(database)
  const id = (await accounts.create({
    email: 'a@homeyield.test',
    name: 'A',
    password_hash: '-',
    coupon_code: null,
    is_property_professional: false,
  }))!
  const inputs = takeFields(NOTHING_GIVEN, { property: '12 Rose Street' })
  const content = { ...appraiseInputs(inputs, '2026-11-24'), scenarios: [], propertyData: null }
  const saved = await calculations.create(id, content, null)
  if (saved === 'account_gone' || !('id' in saved)) throw new Error('The calculation was not saved')
  for (let time = 1; time <= 2; time++) {
    expect(await accounts.findById(id)).toMatchObject({ name: 'A' })
    expect(await calculations.change(id, saved.id, () => content)).toMatchObject({ version: 1 + time })
    expect(await calculations.findSaved(id, { key: 'none', digest: Buffer.from('') })).toBeNull()
  }
  const { rows } = await database.pool.query<{ name: string }>('select name from pg_prepared_statements order by name')
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'change_calculation',
      'find_account',
      'find_calculation',
      'find_saved_calculation',
      'insert_calculation',
    ]),
  )
  await database.close()
  await test.drop()
})

it('a change without an address finds its calculation once', async () => {
  const server = await startTestServer()
  const account = await signUp(server, { premium: true })
  const { id } = await saveCalculation(account, { property: '12 Rose Street' })
  const query = vi.spyOn(server.database.pool, 'query')
  const change = changeCalculation({
    calculations: openCalculationStore(server.database),
    recorded: () => Promise.resolve(null),
    isSampleAddress: () => Promise.resolve(false),
    now: server.now,
  })
  expect(await change(viewerOf(account.id), { id }, { rates: 2_900 })).toMatchObject({
    version: 2,
  })
  // One finds it, one changes it.
  expect(query).toHaveBeenCalledTimes(2)
  await server.stop()
})
