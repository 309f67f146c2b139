import { NEW_CALCULATION } from '@homeyield/domain/calculation/fields'
import { expect, it, vi } from 'vitest'

vi.stubGlobal('window', { addEventListener: () => undefined })
const { stateOf } = await import('../model/calculator-state.ts')
const { takeCorrection } = await import('./address-transitions.ts')

function imported(property: string) {
  const place = { property, suburb: 'Frankton', city: 'Hamilton', is_sample_address: true }
  return stateOf({ ...NEW_CALCULATION, ...place })
}

it('keeps a suburb and town that the address never named', () => {
  expect(takeCorrection(imported('12 Hihg Street'), ' 12 High Street ').form).toMatchObject({
    property: '12 High Street',
    suburb: 'Frankton',
    city: 'Hamilton',
    is_sample_address: false,
  })
})

it('drops both once the address names the suburb no longer', () => {
  const { form } = takeCorrection(imported('12 High Street, Frankton'), '12 High Street, Melville')
  expect(form).toMatchObject({ suburb: null, city: null })
})
