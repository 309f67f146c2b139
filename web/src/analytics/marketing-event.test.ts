import { expect, it, vi } from 'vitest'

const FREE = { name: 'freesuccess' } as const

async function fresh() {
  vi.resetModules()
  return import('./marketing-event.ts')
}

it('what happens before it is known who measures is heard then, in its order', async () => {
  const { announceEvent, hearEvents } = await fresh()
  const paid = { name: 'premiumsuccess', sessionId: 'cs_test_12345678', value: 4.99 } as const
  announceEvent(FREE)
  announceEvent(paid)
  const heard: unknown[] = []
  hearEvents((event) => heard.push(event))
  expect(heard).toEqual([FREE, paid])
  announceEvent(FREE)
  expect(heard).toEqual([FREE, paid, FREE])
})

it('where nothing is measured nothing is kept', async () => {
  const { announceEvent, hearEvents } = await fresh()
  announceEvent(FREE)
  hearEvents(null)
  announceEvent(FREE)
  const heard: unknown[] = []
  hearEvents((event) => heard.push(event))
  expect(heard).toEqual([])
})
