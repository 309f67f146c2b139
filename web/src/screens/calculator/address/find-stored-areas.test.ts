import { describe, expect, it } from 'vitest'
import { findStoredAreas, nearestStoredArea } from './find-stored-areas.ts'

const AREAS = [
  ['Mount Roskill North', -36.91, 174.74],
  ['Ōtāhuhu North', -36.94, 174.84],
  ['North Cape', -34.5, 172.8],
  ['Newtown North', -41.31, 174.78],
  ['Newtown South', -41.32, 174.78],
].map(([name, latitude, longitude]) => ({
  sa2_code: `${name}`,
  name: `${name}`,
  suburb: `${name}`,
  territorial_authority: 'A city',
  latitude: Number(latitude),
  longitude: Number(longitude),
}))

const TOGETHER = {
  sa2_code: '1,2',
  name: 'Newtown',
  suburb: 'Newtown',
  territorial_authority: 'A city',
  latitude: null,
  longitude: null,
}
const found = (text: string) => findStoredAreas(AREAS, text).map(({ name }) => name)

describe('the stored areas of a text', () => {
  it.each([
    ['otahuhu', ['Ōtāhuhu North']],
    ['Ootaahuhu n', ['Ōtāhuhu North']],
    ['newtown', ['Newtown North', 'Newtown South']],
    ['north', ['North Cape', 'Ōtāhuhu North', 'Newtown North', 'Mount Roskill North']],
    ['town', []],
    [' ', []],
  ])('%j finds %j', (text, names) => expect(found(text)).toEqual(names))

  it('are the suburb that people name, before its parts, and an area by what people call it', () => {
    const stored = [TOGETHER, ...AREAS, { ...AREAS[0]!, name: 'Dixon Street', suburb: 'Te Aro' }]
    expect(findStoredAreas(stored, 'newtown')[0]).toMatchObject({ name: 'Newtown', sa2_code: '1,2' })
    expect(findStoredAreas(stored, 'te a')).toMatchObject([{ name: 'Dixon Street', suburb: 'Te Aro' }])
    expect(nearestStoredArea([TOGETHER], { latitude: -41.31, longitude: 174.78 })).toBeNull()
  })

  it('are eight at most', () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ ...AREAS[0]!, sa2_code: `${index}` }))
    expect(findStoredAreas(many, 'mount')).toHaveLength(8)
  })
})

describe('the stored area of a position', () => {
  it.each([
    [-41.318, 174.779, 'Newtown South'],
    [-36.93, 174.8, 'Ōtāhuhu North'],
    [-38.5, 176, undefined],
  ])('%d, %d is in %s', (latitude, longitude, name) => {
    expect(nearestStoredArea(AREAS, { latitude, longitude })?.name).toBe(name)
  })

  it('is none of those whose place is not known', () => {
    const unplaced = [{ ...AREAS[0]!, latitude: null, longitude: null }]
    expect(nearestStoredArea(unplaced, { latitude: -36.91, longitude: 174.74 })).toBeNull()
  })
})
