import { expect, it } from 'vitest'
import { previewOf } from '../testing/preview-of.ts'
import { expectPreview, type WrittenCase } from '../testing/written-case.ts'

const OWED = { owed_on: '2026-11-26', term_months: 360 }

const CASES: Record<string, WrittenCase> = {
  'no share of the price as the rate of a loan': {
    lines: ['Address,Price,Loan', '1 A St,850000,"680,000 (80%)"'],
    refused: [2],
  },
  'a column of loans that is repeated once': {
    lines: ['Address,Price,Loan,Rent,Loan', '1 A St,850000,680000,650,680000'],
    homes: [{ purchase_price: 850_000, deposit: 170_000 }],
    said: ['Two headings are “Loan”: the first is taken, the second is not used.'],
  },
  'loans that the row above their headings names': {
    lines: [',,Loan 1,Loan 2', 'Address,Value now,Owed,Owed', '1 A St,900000,300000,90000'],
    homes: [{ analysis: { loans: [{ amount: 300_000 }, { amount: 90_000 }] } }],
  },
  'a planned purchase with the end of its rate': {
    lines: ['Address,Price,Deposit,Loan,Rate,Fixed until', '1 A St,850000,170000,680000,6.19%,1/7/2027'],
    homes: [{ purchase_price: 850_000, deposit: 170_000, interest_rate: 6.19 }],
    notSaid: ['“Loan” is read as what is owed today.'],
  },
  'a mortgage in a row without a price': {
    lines: ['Address,Price,Mortgage', '1 A St,,300000', '2 A St,850000,680000'],
    homes: [{ status: 'owned', analysis: { loans: [{ amount: 300_000, ...OWED }] } }, { deposit: 170_000 }],
  },
  'a balance beside a rate': {
    lines: ['Address,Balance,Rate', '1 A St,300000,6.19%'],
    homes: [{ interest_rate: 6.19, analysis: { loans: [{ amount: 300_000 }] } }],
  },
  'vacancy in weeks, whatever its heading calls it': {
    lines: ['Address,Price,Vacancy rate (weeks)', '1 A St,850000,2'],
    homes: [{ vacancy_weeks: 2 }],
  },
  'a vacancy rate': {
    lines: ['Address,Price,Vacancy rate', '1 A St,850000,4'],
    homes: [{ vacancy_weeks: 2.08 }],
    said: ['“Vacancy rate”: per cent of a year: × 52 / 100 is weeks.'],
  },
  'days with their month first, with a weekday or a time': {
    lines: ['Address,Owed,Fixed until', '1 A St,300000,6/7/2027', '2 A St,300000,Wed 06/30/2027 00:00'],
    asked: [2, 3],
  },
  'two rows with loans of one home': {
    lines: ['Address,Owed,Rate', '1 A St,300000,6.19%', '1 A St,90000,5.49%'],
    homes: [
      {
        analysis: {
          loans: [
            { amount: 300_000, interest_rate: 6.19, ...OWED },
            { amount: 90_000, interest_rate: 5.49, ...OWED },
          ],
        },
      },
    ],
    said: ['Row 3 is another loan of this home.'],
  },
}

it.each(Object.entries(CASES))('reads %s', async (_name, written) => expectPreview(written))

it.each(['Balance', 'Outstanding', 'Left', 'Remaining'])('does not read “%s” alone as what is owed', async (head) => {
  const lines = [`Address,Price,${head}`, '1 A St,850000,20']
  const { homes } = await previewOf(new TextEncoder().encode(lines.join('\n')))
  expect(homes).toEqual([{ property: '1 A St', purchase_price: 850_000 }])
})

it.each([
  ['Worth,Owed', '310000'],
  ['Worth,Rent', '650'],
])('reads no deposit from a ratio of what a home with %s is worth', async (heads, second) => {
  const lines = [`Address,Price,${heads},LVR`, `1 A St,620000,850000,${second},48%`]
  const { homes } = await previewOf(new TextEncoder().encode(lines.join('\n')))
  expect(homes).toMatchObject([{ purchase_price: 620_000, analysis: { current_value: 850_000 } }])
  expect(homes[0]).not.toHaveProperty('deposit')
})

it.each([
  ['State Highway 1 North', '12 State Highway 1 North'],
  ['2nd Avenue', '12 2nd Avenue'],
  ['1 Mile Road', '12 1 Mile Road'],
  ['12 State Highway 1', '12 State Highway 1'],
  ['Unit 2 12 Rata Road', 'Unit 2 12 Rata Road'],
])('joins 12 to %s where it has no number', async (street, property) => {
  const { homes } = await previewOf(new TextEncoder().encode(`House number,Address,Price\n12,${street},850000`))
  expect(homes).toMatchObject([{ property }])
})
