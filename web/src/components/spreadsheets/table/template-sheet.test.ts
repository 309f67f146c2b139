import { expect, it } from 'vitest'
import { writeXlsx } from '../../xlsx/write-xlsx.ts'
import { guessColumns } from '../columns/guess-columns.ts'
import { columnNotes } from '../columns/column-notes.ts'
import { readFile } from '../read/read-file.ts'
import { checkRows } from '../rows/check-rows.ts'
import { findRows } from '../rows/find-rows.ts'
import { TEMPLATE } from './template-sheet.ts'

const DAY = '2026-11-26'

it('is read column by column, and its examples are not ticked', async () => {
  const read = await readFile(await writeXlsx([TEMPLATE]))
  if (!('sheet' in read)) throw new Error('Not read as a spreadsheet')
  const { heads } = read.sheet
  const mapping = guessColumns(heads)
  expect(columnNotes(heads, mapping)).toEqual(heads.map(() => null))
  expect(checkRows(findRows(read.sheet, mapping, DAY))).toEqual([
    {
      number: 2,
      property: 'Example: 12 High Street',
      problem: null,
      question: null,
      notes: [],
      skip: 'The example of the template',
      body: {
        property: 'Example: 12 High Street',
        suburb: 'Frankton',
        city: 'Hamilton',
        status: 'watching',
        dwelling: 'House',
        number_of_bedrooms: 3,
        number_of_car_parks: 1,
        purchase_price: 850_000,
        deposit: 170_000,
        weekly_rental_income: 650,
        interest_rate: 6.49,
        loan_duration: 30,
        repayment_type: 'Principal and interest',
        loan_payment_term: 'Fortnightly',
        rates: 2900,
        insurance_cost: 1800,
        repairs_maintenance: 1500,
        body_corporate_fees: 0,
        property_management_fees: 8.5,
        vacancy_weeks: 2,
        note: 'Change or delete this row',
      },
    },
    {
      number: 3,
      property: 'Example: 34 Kowhai Street',
      problem: null,
      question: null,
      notes: [],
      skip: 'The example of the template',
      body: {
        property: 'Example: 34 Kowhai Street',
        suburb: 'Newtown',
        city: 'Wellington',
        status: 'owned',
        dwelling: 'Apartment',
        number_of_bedrooms: 2,
        number_of_car_parks: 0,
        purchase_price: 620_000,
        weekly_rental_income: 600,
        repayment_type: 'Principal and interest',
        loan_payment_term: 'Monthly',
        rates: 3100,
        insurance_cost: 700,
        repairs_maintenance: 1000,
        body_corporate_fees: 4200,
        property_management_fees: 8,
        vacancy_weeks: 2,
        note: 'Up to eight loans: Owed 3, Rate 3 and so on',
        analysis: {
          settlement_date: '2017-03-12',
          current_value: 850_000,
          current_value_on: '2026-09-01',
          loans: [
            { amount: 310_000, interest_rate: 5.49, fixed_until: '2028-06-30', term_months: 258, owed_on: DAY },
            { amount: 90_000, interest_rate: 6.19, repayment_type: 'Interest only', term_months: 300, owed_on: DAY },
          ],
        },
      },
    },
  ])
})
