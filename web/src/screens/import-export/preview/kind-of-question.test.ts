import { expect, it } from 'vitest'
import { kindOfQuestion } from './kind-of-question.ts'

it('is the same for other rows, and another for another reading', () => {
  const kind = kindOfQuestion('Settlement: “2017” is read as 1 Jan 2017')
  expect(kindOfQuestion('Settlement: “Mar 2019” is read as 1 Mar 2019')).toBe(kind)
  expect(kindOfQuestion('Acquired: “2017” is read as 1 Jan 2017')).not.toBe(kind)
  const rent = 'Rental income a week: it is read as $2,800 a week, not a month or a year'
  expect(kindOfQuestion(`Settlement: “2017” is read as 1 Jan 2017. ${rent}`)).not.toBe(kind)
  expect(kindOfQuestion('Rates: it is read as $725 a year')).toBe(kindOfQuestion('Rates: it is read as $690.50 a year'))
})
