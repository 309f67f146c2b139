import { expect, it } from 'vitest'
import { ownerKey } from './owner-key.ts'

it('is the same for a name in other capitals, and another for another name or kind', () => {
  const ana = ownerKey({ kind: 'individual', name: 'Ana' })
  expect(ownerKey({ kind: 'individual', name: ' ANA ' })).toBe(ana)
  expect(ownerKey({ kind: 'individual', name: 'Ben' })).not.toBe(ana)
  expect(ownerKey({ kind: 'trust', name: 'Ana' })).not.toBe(ana)
})
