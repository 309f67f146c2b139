import { expect, it } from 'vitest'
import { readInputs } from './read-inputs.ts'

it('reads empty weeks and GST of the analysis as the calculation’s', () => {
  const given = { rates: 1, analysis: { years: 5, vacancy_weeks: 4, fee_plus_gst: true } }
  expect(readInputs(given)).toEqual({ rates: 1, vacancy_weeks: 4, fee_plus_gst: true, analysis: { years: 5 } })
})

it('takes the default for null, as a scenario has it', () => {
  const changes = { analysis: { vacancy_weeks: null, fee_plus_gst: null } }
  expect(readInputs(changes)).toEqual({ vacancy_weeks: 2, fee_plus_gst: false, analysis: {} })
})

it('leaves what the calculation has itself', () => {
  const given = { vacancy_weeks: 0, fee_plus_gst: undefined, analysis: { vacancy_weeks: 4, fee_plus_gst: true } }
  expect(readInputs(given)).toEqual({ vacancy_weeks: 0, fee_plus_gst: true, analysis: {} })
})

it.each<[{ analysis?: object | null; vacancy_weeks?: number }]>([
  [{}],
  [{ analysis: null }],
  [{ analysis: { years: 5 } }],
  [{ vacancy_weeks: 3 }],
])('returns %j itself', (given) => {
  expect(readInputs(given)).toBe(given)
})
