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
      status: 'owned',
      property: '1 A Street',
      purchase_price: 620_000,
      analysis: {
        current_value: 850_000,
        current_value_on: '2026-11-26',
        loans: [
          {
            amount: 310_000,
            interest_rate: 6.49,
            fixed_until: '2027-12-01',
            term_months: 264,
            owed_on: '2026-11-26',
          },
          { amount: 90_000, interest_rate: 6.95, term_months: 360, owed_on: '2026-11-26' },
        ],
      },
    },
    {
      status: 'owned',
      property: '2 A Street',
      purchase_price: 620_000,
      analysis: { loans: [{ amount: 310_000, interest_rate: 6.49, term_months: 360, owed_on: '2026-11-26' }] },
    },
    { property: '3 A Street', purchase_price: 620_000 },
  ])
  expect(said).toContain('A loan without an amount is left out.')
})

it('has one loan without a number, and asks whether 0.99 is per cent', async () => {
  const { homes, asked } = await preview('Address,Owed,Rate 1', '1 A Street,310000,6.49', '2 A Street,310000,0.99')
  expect(homes).toEqual([
    {
      status: 'owned',
      property: '1 A Street',
      analysis: { loans: [{ amount: 310_000, interest_rate: 6.49, term_months: 360, owed_on: '2026-11-26' }] },
    },
  ])
  expect(asked).toEqual([{ row: 3, why: 'Loan 1, interest rate: “0.99” is read as 0.99%' }])
})

it('gives loans without years left the term of the row, otherwise 30 years, and says so', async () => {
  const { homes, said } = await preview(
    'Address,Owed 1,Rate 1,Owed 2,Rate 2,Loan term',
    '1 A Street,310000,6.49,90000,6.95,',
    '2 A Street,310000,6.49,90000,6.95,25',
  )
  const termsOf = (index: number) => JSON.stringify(homes[index]).match(/"term_months":\d+/gu)
  expect(termsOf(0)).toEqual(['"term_months":360', '"term_months":360'])
  expect(termsOf(1)).toBeNull()
  expect(homes[1]).toMatchObject({ loan_duration_months: 300 })
  expect(said.filter((text) => text.includes('30 years'))).toEqual(['2 loans without years left: 30 years are taken.'])
})

it('takes a home with a worth today or a loan that is owed for owned, unless a column has the status', async () => {
  const { homes, said } = await preview(
    'Address,Price,Worth today,Owed',
    '1 A Street,620000,850000,',
    '2 A Street,620000,,310000',
    '3 A Street,620000,,',
  )
  expect(homes.map((home) => 'status' in home && home.status)).toEqual(['owned', 'owned', false])
  const note = 'Status: Owned, as it has what it is worth today or what is owed.'
  expect(said.filter((text) => text === note)).toHaveLength(2)
  const named = await preview('Address,Worth today,Status', '1 A Street,850000,Watching', '2 A Street,850000,Sold')
  expect(named.homes.map((home) => 'status' in home && home.status)).toEqual(['watching', false])
  expect(named.said).not.toContain(note)
})

it.each(['Rented', 'tenanted', 'Let', 'Currently let', 'Own', ''])(
  'takes a home with a worth or a loan for owned where its status is “%s”',
  async (status) => {
    const { homes } = await preview(
      'Address,Price,Worth today,Owed,Status',
      `1 A Street,620000,850000,310000,${status}`,
    )
    expect(homes).toMatchObject([{ status: 'owned', analysis: { current_value: 850_000 } }])
  },
)

it.each(['Sold', 'For sale', 'Under offer'])('leaves a home with the status “%s” without one', async (status) => {
  const { homes } = await preview('Address,Worth today,Owed,Status', `1 A Street,850000,310000,${status}`)
  expect(homes[0]).not.toHaveProperty('status')
})

it('says how it reads that a home is let, which is owned unless it is still to be bought', async () => {
  const { homes, said } = await preview(
    'Address,Price,Value,Deposit,Settlement,Status',
    '1 A Street,620000,850000,,,Rented',
    '2 A Street,620000,640000,124000,,Tenanted',
    '3 A Street,620000,640000,,1/3/2027,Let',
    '4 A Street,620000,640000,124000,,n/a',
  )
  const { analysis, ...first } = homes[0] as { analysis: object }
  expect(first).toEqual({ property: '1 A Street', status: 'owned', purchase_price: 620_000 })
  expect(analysis).toEqual({ current_value: 850_000, current_value_on: '2026-11-26' })
  for (const planned of homes.slice(1)) expect(planned).not.toHaveProperty('status')
  expect(said).toEqual([
    'Status: “Rented” is read as Owned.',
    '“Value” is read as what it is worth today.',
    'Status: “Tenanted” is left out.',
    'Status: “Let” is left out.',
    'Status: “n/a” is left out.',
  ])
})
