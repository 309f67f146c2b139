import { expect, it, vi } from 'vitest'

const FREE = { name: 'freesuccess' } as const

async function fresh() {
  vi.resetModules()
  return import('./marketing-event.ts')
}

it('what happens before it is known who measures is heard then, in its order', async () => {
  const { emitEvent, listenToEvents } = await fresh()
  const paid = { name: 'premiumsuccess', sessionId: 'cs_test_12345678', value: 4.99 } as const
  emitEvent(FREE)
  emitEvent(paid)
  const heard: unknown[] = []
  listenToEvents((event) => heard.push(event))
  expect(heard).toEqual([FREE, paid])
  emitEvent(FREE)
  expect(heard).toEqual([FREE, paid, FREE])
})

it('stores nothing when nothing is measured', async () => {
  const { emitEvent, listenToEvents } = await fresh()
  emitEvent(FREE)
  listenToEvents(null)
  emitEvent(FREE)
  const heard: unknown[] = []
  listenToEvents((event) => heard.push(event))
  expect(heard).toEqual([])
})
