import { expect, it } from 'vitest'
import { readNotice } from './read-notice.ts'

it('reads the days of earlier versions as the way in which a notice is given', () => {
  const tenancy_start = '2026-03-01'
  const read = (tenancy: object) => readNotice({ tenancy })
  expect(read({ tenancy_start, service_days: 0 })).toEqual({ tenancy: { tenancy_start, notice_by: 'in_person' } })
  expect(read({ tenancy_start, service_days: 4 })).toEqual({ tenancy: { tenancy_start, notice_by: 'post' } })
  expect(read({ tenancy_start, service_days: null })).toEqual({ tenancy: { tenancy_start } })
  expect(read({ service_days: 4, notice_by: 'email' })).toEqual({ tenancy: { notice_by: 'email' } })
})

it('leaves the rest of an analysis as it is', () => {
  expect(readNotice(null)).toBeNull()
  expect(readNotice({ years: 5, tenancy: null })).toEqual({ years: 5, tenancy: null })
  const stored = { years: 5, tenancy: { boarding_house: true, service_days: 7 } }
  expect(readNotice(stored)).toEqual({ years: 5, tenancy: { boarding_house: true, notice_by: 'post' } })
})
