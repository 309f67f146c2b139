import { afterEach, expect, it } from 'vitest'
import { measureProviders } from './measure-providers.ts'
import { openMetrics } from './metrics.ts'

const metrics = openMetrics({ version: '1.0.0', commit: null })
const providers = measureProviders(metrics, null)
afterEach(() => metrics.providerSeconds.reset())

/** How many calls had each outcome. */
async function outcomes(): Promise<Record<string, number>> {
  const { values } = await metrics.providerSeconds.get()
  const counts = values.filter(({ metricName }) => metricName?.endsWith('_count'))
  return Object.fromEntries(counts.map(({ labels, value }) => [`${labels.provider} ${labels.outcome}`, value]))
}

it('counts a call that fails as failed, and one that the provider refuses as done', async () => {
  const fail = (problem: object) => Promise.reject(Object.assign(new Error('no'), problem))
  const payments = providers.gateway('stripe', {
    read: async () => 'a customer',
    slow: () => fail({ kind: 'slow' }),
    gone: () => fail({ kind: 'gone' }),
    refused: () => fail({ kind: 'refused' }),
    broken: () => fail({}),
  })
  expect(await payments.read()).toBe('a customer')
  for (const call of [payments.slow, payments.gone, payments.refused, payments.broken])
    await expect(call()).rejects.toThrow('no')
  expect(await outcomes()).toEqual({ 'stripe ok': 3, 'stripe failed': 2 })
})

it('leaves what is no call to a provider as it is', async () => {
  const gateway = providers.gateway('object_store', {
    origin: 'https://store.example',
    sign: (key: string) => `${key}?`,
  })
  expect([gateway.origin, gateway.sign('a')]).toEqual(['https://store.example', 'a?'])
  expect(await outcomes()).toEqual({})
})

it('counts mails, and those that are delayed as failed calls', async () => {
  const delayed = providers.mail({
    send: async () => ({ outcome: 'delayed', problem: 'The mail server was away.' }),
    check: async () => null,
  })
  await delayed.send({ messageId: '<1@homeyield.test>', to: 'x@homeyield.test', subject: '', html: '', text: '' })
  expect(await outcomes()).toEqual({ 'smtp failed': 1 })
  expect((await metrics.mails.get()).values).toMatchObject([{ labels: { outcome: 'delayed' }, value: 1 }])
})

it('without metrics and traces is the gateway itself', () => {
  const gateway = { send: async () => ({ outcome: 'sent' }) as const }
  expect(measureProviders(null, null).gateway('smtp', gateway)).toBe(gateway)
})
