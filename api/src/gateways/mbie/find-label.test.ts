import { describe, expect, it } from 'vitest'
import { findLabel, findSuburbGroup, labelsOf } from './find-label.ts'

const label = (code: string, name: string) => ({ code, label: name })

it('reads a list, without what has no name or no code', () => {
  const items = [{ label: 'Gore District', code: '74' }, { label: 'Nowhere' }, { code: 1 }, null, 'x']
  expect(labelsOf(items)).toEqual([label('74', 'Gore District')])
  expect(labelsOf(null)).toEqual([])
})

describe('a place by name', () => {
  const districts = [
    label('38', 'Rangitikei District'),
    label('16', 'Hamilton City'),
    label('76', 'Auckland'),
    label('13', 'Waikato District'),
  ]
  it.each([
    ['Rangitīkei District', '38'],
    ['Hamilton City', '16'],
    ['Auckland', '76'],
    ['Waikato District', '13'],
    ['Ham', undefined],
  ])('%s', (name, code) => expect(findLabel(districts, name)?.code).toBe(code))
  it('is none where two bear it', () => {
    expect(findLabel([label('1', 'Gore'), label('2', 'Gore District')], 'Gore District')).toBeNull()
  })
})

describe('a group of suburbs', () => {
  const groups = [
    label('11', 'Auckland - Ponsonby/Herne Bay'),
    label('51', 'Dunedin - St Kilda/Saint Clair'),
    label('52', 'Waipa - St Kilda/Cambridge'),
    label('61', 'Wellington - Karori/Northland'),
    label('62', 'Wellington - Karori West/Makara'),
  ]
  it.each([
    ['Ponsonby East', 'Auckland', '11'],
    ['St Kilda North', 'Dunedin City', '51'],
    // The full name has priority over the shortened one.
    ['Karori West', 'Wellington City', '62'],
    ['Karori East', 'Wellington City', '61'],
    ['Ponsonby East', 'Wellington City', undefined],
    ['Herne', 'Auckland', undefined],
  ])('for %s in %s', (area, district, code) => {
    expect(findSuburbGroup(groups, { area, district })?.code).toBe(code)
  })
  it('names its suburbs, and is none where two list it', () => {
    const area = { area: 'Ponsonby East', district: 'Auckland' }
    expect(findSuburbGroup(groups, area)?.suburbs).toBe('Ponsonby, Herne Bay')
    expect(findSuburbGroup([...groups, label('12', 'Auckland - Ponsonby/Grey Lynn')], area)).toBeNull()
  })
})
