import { expect, it } from 'vitest'
import { previewOf } from '../testing/preview-of.ts'

const preview = (...lines: readonly string[]) => previewOf(new TextEncoder().encode(lines.join('\n')))

it('has the loans of an owned home as they are owed today, and what it is worth', async () => {
  const { homes, said, refused } = await preview(
    'Address,Price,Value now,Owed 1,Rate 1 (%),Fixed until 1,Years left 1,Owed 2,Rate 2 (%)',
    '1 A Street,620000,850000,"$310,000",6.49,1/12/2027,22,90k,6.95%',
    '2 A Street,620000,,310000,6.49,,,0,6.95',
    '3 A Street,620000,,,6.49,,,,',
  )
  expect(refused).toEqual([])
  expect(homes).toEqual([
    {
      property: '1 A Street',
      purchase_price: 620_000,
      analysis: {
        current_value: 850_000,
        loans: [
          {
            amount: 310_000,
            interest_rate: 6.49,
            fixed_until: '2027-12-01',
            term_months: 264,
            owed_on: '2026-11-26',
          },
          { amount: 90_000, interest_rate: 6.95, owed_on: '2026-11-26' },
        ],
      },
    },
    {
      property: '2 A Street',
      purchase_price: 620_000,
      analysis: { loans: [{ amount: 310_000, interest_rate: 6.49, owed_on: '2026-11-26' }] },
    },
    { property: '3 A Street', purchase_price: 620_000 },
  ])
  expect(said).toContain('A loan without an amount is left out.')
})

it('has one loan without a number, and asks whether 0.99 is per cent', async () => {
  const { homes, asked } = await preview('Address,Owed,Rate 1', '1 A Street,310000,6.49', '2 A Street,310000,0.99')
  expect(homes).toEqual([
    { property: '1 A Street', analysis: { loans: [{ amount: 310_000, interest_rate: 6.49, owed_on: '2026-11-26' }] } },
  ])
  expect(asked).toEqual([{ row: 3, why: 'Loan 1, interest rate: “0.99” is read as 0.99%' }])
})
