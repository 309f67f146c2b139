import type { AreaRents } from '@homeyield/domain/rent/area-rents'
import { expect, it, vi } from 'vitest'
import { rememberRents } from './remember-rents.ts'

function areaOf(name: string): AreaRents {
  return {
    places: { area: name, district: '', region: '' },
    surroundings: null,
    differences: new Map(),
    cells: [],
    suburb_group: [],
    district: [],
    region: [],
    newest_period: '',
    months: [],
  }
}

function remember() {
  const rentsOf = vi.fn(async (code: string) => (code === 'unknown' ? null : areaOf(code)))
  const readVersion = vi.fn(async () => '1')
  const clock = { time: 0 }
  return {
    rents: rememberRents({ tables: { rentsOf }, readVersion, now: () => clock.time }),
    rentsOf,
    readVersion,
    clock,
  }
}

it('reads the rents of an area once', async () => {
  const { rents, rentsOf, readVersion } = remember()
  const first = await rents.rentsOf('252900')
  expect(await rents.rentsOf('252900')).toBe(first)
  expect(await rents.rentsOf('252800')).toMatchObject({ places: { area: '252800' } })
  expect(rentsOf).toHaveBeenCalledTimes(2)
  expect(readVersion).toHaveBeenCalledTimes(1)
})

it('reads them again within five seconds of an import', async () => {
  const { rents, rentsOf, readVersion, clock } = remember()
  await rents.rentsOf('252900')
  readVersion.mockResolvedValue('2')
  clock.time = 4_999
  await rents.rentsOf('252900')
  expect(rentsOf).toHaveBeenCalledTimes(1)
  clock.time = 5_000
  await rents.rentsOf('252900')
  await rents.rentsOf('252900')
  expect(rentsOf).toHaveBeenCalledTimes(2)
})

it('does not cache rents that were read before an import and arrive after it', async () => {
  const { rents, rentsOf, readVersion, clock } = remember()
  const late = Promise.withResolvers<AreaRents>()
  rentsOf.mockReturnValueOnce(late.promise)
  const waiting = rents.rentsOf('252900')
  await vi.waitFor(() => expect(rentsOf).toHaveBeenCalled())
  readVersion.mockResolvedValue('2')
  clock.time = 5_000
  await rents.rentsOf('252800')
  late.resolve(areaOf('before the import'))
  await waiting
  expect(await rents.rentsOf('252900')).toMatchObject({ places: { area: '252900' } })
})

it('caches nothing for an unknown code, and nothing after a failure', async () => {
  const { rents, rentsOf } = remember()
  expect(await rents.rentsOf('unknown')).toBeNull()
  expect(await rents.rentsOf('unknown')).toBeNull()
  expect(rentsOf).toHaveBeenCalledTimes(2)
  rentsOf.mockRejectedValueOnce(new Error('no database'))
  await expect(rents.rentsOf('252900')).rejects.toThrow('no database')
  expect(await rents.rentsOf('252900')).not.toBeNull()
})
