import { expect, it } from 'vitest'
import { readNotice, readTenancy } from './read-tenancy.ts'

it('reads the days of earlier versions as the way in which a notice is given', () => {
  const tenancy_start = '2026-03-01'
  expect(readTenancy({ tenancy_start, service_days: 0 })).toEqual({ tenancy_start, notice_by: 'in_person' })
  expect(readTenancy({ tenancy_start, service_days: 4 })).toEqual({ tenancy_start, notice_by: 'post' })
  expect(readTenancy({ tenancy_start, service_days: null })).toEqual({ tenancy_start })
  expect(readTenancy({ service_days: 4, notice_by: 'email' })).toEqual({ notice_by: 'email' })
})

it('leaves the rest of an analysis as it is', () => {
  expect(readNotice(null)).toBeNull()
  expect(readNotice({ years: 5, tenancy: null })).toEqual({ years: 5, tenancy: null })
  const stored = { years: 5, tenancy: { boarding_house: true, service_days: 7 } }
  expect(readNotice(stored)).toEqual({ years: 5, tenancy: { boarding_house: true, notice_by: 'post' } })
})
