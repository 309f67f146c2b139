import { expect, it } from 'vitest'
import { previewOf } from '../testing/preview-of.ts'

const preview = (...lines: readonly string[]) => previewOf(new TextEncoder().encode(lines.join('\n')))

it('asks about a small deposit and about a loan that does not agree with the deposit', async () => {
  const { homes, asked, refused } = await preview(
    'Address,Price,Deposit,Loan',
    '1 A Street,850000,20,',
    '2 A Street,850000,150000,680000',
    '3 A Street,850000,20%,680000',
    '4 A Street,850000,,80%',
    '5 A Street,850000,,900000',
  )
  expect(asked).toEqual([
    { row: 2, why: 'Deposit: “20” is read as 20% of the price, 170,000' },
    { row: 3, why: 'A loan of 680,000 would be a deposit of 170,000; the deposit of 150,000 is read' },
  ])
  expect(homes).toEqual([
    { property: '3 A Street', purchase_price: 850_000, deposit: 170_000 },
    { property: '4 A Street', purchase_price: 850_000, deposit: 170_000 },
  ])
  expect(refused).toEqual([{ row: 6, why: 'A loan of 900,000 is more than the price' }])
})

it('asks about a debt below 0, and about one that is hardly dollars', async () => {
  const { homes, asked } = await preview(
    'Address,Price,Loan',
    '1 A Street,850000,-680000',
    '2 A Street,850000,80',
    '3 A Street,850000,0.8',
  )
  expect(homes).toEqual([])
  expect(asked).toEqual([
    { row: 2, why: 'Loan: “-680000” is read as 680,000' },
    { row: 3, why: 'Loan: “80” is read as 80% of the price, 680,000' },
    { row: 4, why: 'Loan: “0.8” is read as 80% of the price, 680,000' },
  ])
})

it('asks one thing about a small deposit beside a loan', async () => {
  const { asked } = await preview('Address,Price,Deposit,Loan', '1 A Street,850000,20,680000')
  expect(asked).toEqual([{ row: 2, why: 'Deposit: “20” is read as 20% of the price, 170,000' }])
})

it('does not take a street or a row of a long table for a total', async () => {
  const { homes } = await preview(
    'Address,Price',
    '3 Mean Street,850000',
    'Mean Street 3,850000',
    'Averages Lane 3,850000',
    'Average,850000',
    'Mean rent,850000',
  )
  expect(homes).toMatchObject([
    { property: '3 Mean Street' },
    { property: 'Mean Street 3' },
    { property: 'Averages Lane 3' },
  ])
  expect(homes).toHaveLength(3)
})

it('reads tabs beside text with a quote, and many empty rows below a turned table', async () => {
  const { homes } = await preview('Address\tPrice\tNote', '1 A Street\t850000\tBig shed,"needs paint')
  expect(homes).toEqual([{ property: '1 A Street', purchase_price: 850_000, note: 'Big shed,"needs paint' }])
  const turned = await preview(
    'Address,1 A Street',
    'Price,850000',
    'Deposit,170000',
    ','.concat('\n,'.repeat(150_000)),
  )
  expect(turned.homes).toEqual([{ property: '1 A Street', purchase_price: 850_000, deposit: 170_000 }])
})

it('reads a loan to value ratio, and asks whether 0.8 is 80 %', async () => {
  const { homes, asked } = await preview('Address,Price,LVR', '1 A Street,850000,80', '2 A Street,850000,0.8')
  expect(homes).toEqual([{ property: '1 A Street', purchase_price: 850_000, deposit: 170_000 }])
  expect(asked).toEqual([{ row: 3, why: 'Loan to value ratio: “0.8” is read as 80%' }])
})

it('asks about rents of two periods that do not agree', async () => {
  const { homes, asked } = await preview(
    'Address,Weekly rent,Rent pa',
    '1 A Street,650,33800',
    '2 A Street,600,33800',
    '3 A Street,,33800',
  )
  expect(homes.map((home) => 'weekly_rental_income' in home && home.weekly_rental_income)).toEqual([650, 650])
  expect(asked).toEqual([{ row: 3, why: '“Weekly rent” is 600 a week, and “Rent pa” is 650: the first is read' }])
})

it('does not take weeks for dollars, dollars for a rate, or another currency for ours', async () => {
  const { asked, refused, said } = await preview(
    'Address,Vacancy,PM Fee,Rent (USD)',
    '1 A Street,2,8.5%,400',
    '2 A Street,,$45,400',
  )
  expect(asked).toEqual([{ row: 2, why: 'Vacancy: “2” is read as $2 a year, not as weeks' }])
  expect(refused).toEqual([{ row: 3, why: 'Property management fee: The cell has dollars, and a number is needed' }])
  expect(said).toContain('“Rent (USD)” is left out: its figures are usd.')
})

it('asks about a price that may be thousands, and a rent that may be for a year', async () => {
  const { asked } = await preview('Address,Price,Rent', '1 A Street,850,650', '2 A Street,850000,33800')
  expect(asked).toEqual([
    { row: 2, why: 'Purchase price: it is read as $850, not as thousands' },
    { row: 3, why: 'Rental income a week: it is read as $33,800 a week, not a month or a year' },
  ])
  expect((await preview('Address,Price ($000),Rent pa', '1 A Street,850,33800')).homes).toEqual([
    { property: '1 A Street', purchase_price: 850_000, weekly_rental_income: 650 },
  ])
})

it('refuses amounts that a comma splits, even where the row has as many values as headings', async () => {
  const { homes, refused } = await preview(
    'Address,Price,Rent,Notes',
    '1 A Street,$850,000,$650',
    '2 A Street,850,000,650',
    '3 A Street,"$850,000",650,',
  )
  expect(refused.map(({ row }) => row)).toEqual([2, 3])
  expect(homes).toEqual([{ property: '3 A Street', purchase_price: 850_000, weekly_rental_income: 650 }])
})

it('reads a deposit in dollars, or else in per cent, and asks where they do not agree', async () => {
  const { homes, asked, said } = await preview(
    'Address|Price|Deposit %|Deposit',
    '1 A Street|850000|20|170000',
    '2 A Street|850000|20|',
    '3 A Street|850000|20|85000',
  )
  expect(homes).toEqual([
    { property: '1 A Street', purchase_price: 850_000, deposit: 170_000 },
    { property: '2 A Street', purchase_price: 850_000, deposit: 170_000 },
  ])
  expect(asked).toEqual([{ row: 4, why: '“Deposit” is 85,000, and “Deposit %” is 170,000: the first is read' }])
  expect(said).toContain('“Deposit” is 170,000; “Deposit %” agrees with it.')
})
