import { it } from 'vitest'
import { expectPreview, type WrittenCase } from '../../components/spreadsheets/testing/written-case.ts'

const CASES: Readonly<Record<string, WrittenCase>> = {
  'what is owed and paid as accountants write it, with a question': {
    lines: [
      'Address,Market value,Loan balance,Rates,Insurance',
      '1 A St,"850,000","(310,000)","(2,900)","(1,800)"',
      '2 A St,"850,000",-310000,2900,1800',
      '3 A St,"(850,000)",310000,2900,1800',
    ],
    asked: [2, 3],
    refused: [4],
  },
  'a mortgage that is likely a repayment': {
    lines: ['Address,Value now,Price,Mortgage', '1 A St,850000,,620', '2 A St,,850000,2687', '3 A St,850000,,310000'],
    homes: [{ property: '3 A St', analysis: { loans: [{ amount: 310_000 }] } }],
    asked: [2, 3],
  },
  'costs that are likely of a quarter or a month': {
    lines: [
      'Address,Price,Rates ($),Insurance,Body corp',
      '1 A St,850000,725,1800,4200',
      '2 A St,850000,2900,$150,4200',
      '3 A St,850000,2900,1800,350',
      '4 A St,850000,2900,1800,4200',
    ],
    homes: [{ property: '4 A St' }],
    asked: [2, 3, 4],
  },
  'costs of a year that are said to be': {
    lines: ['Address,Price,Rates pa,Insurance (yearly)', '1 A St,850000,725,150'],
    homes: [{ rates: 725, insurance_cost: 150 }],
  },
  'a rent that is much of the price': {
    lines: ['Address,Price,Rent', '1 A St,450000,1900', '2 A St,450000,900', '3 A St,850000,33.8'],
    homes: [{ property: '2 A St', weekly_rental_income: 900 }],
    asked: [2, 4],
  },
  'fees and rates that are hardly per cent': {
    lines: [
      'Address,Price,PM fee,Interest rate',
      '1 A St,850000,45,6.49',
      '2 A St,850000,8.5,61.9',
      '3 A St,850000,8.5,6.19',
    ],
    homes: [{ property: '3 A St' }],
    asked: [2, 3],
  },
  'values that may be thousands': {
    lines: ['Address,CV,Estimate', '1 A St,850,', '2 A St,,850', '3 A St,850000,850k'],
    homes: [{ property: '3 A St', capital_value: 850_000, estimated_value: 850_000 }],
    asked: [2, 3],
  },
  'a number that is no address': {
    lines: ['Property,Price', '1,850000', '12 A St,850000'],
    homes: [{ property: '12 A St' }],
    asked: [2],
  },
  'the end of a rate that is past, and of a month in figures': {
    lines: [
      'Address,Owed,Rate,Fixed until',
      '1 A St,310000,6.19,27/6/2026',
      '2 A St,310000,6.19,06/2027',
      '3 A St,310000,6.19,27/6/2027',
    ],
    homes: [{ property: '3 A St' }],
    asked: [2, 3],
  },
  'bedrooms and bathrooms in one cell': {
    lines: ['Address,Bed/bath', '1 A St,3/1', '2 A St,4 bed 2 bath', '3 A St,3br/2ba'],
    homes: [{ number_of_bedrooms: 4 }, { number_of_bedrooms: 3 }],
    asked: [2],
  },
  'totals of a part and of all': {
    lines: [
      'Address,Price,Rent',
      '1 A St,850000,650',
      'Auckland total,850000,650',
      '1 Portfolio Street,750000,600',
      'Wellington sub-total,750000,600',
      'All properties,1600000,1250',
      'Portfolio,1600000,1250',
    ],
    homes: [{ property: '1 A St' }, { property: '1 Portfolio Street' }],
  },
  'a table of other figures below': {
    lines: [
      'Address,Price,Rent',
      '1 A St,850000,650',
      ',,',
      'Loans,,',
      'Address,Loan,Rate',
      '1 A St,310000,6.19',
      '3 A St,300000,549',
    ],
    homes: [{ property: '1 A St', purchase_price: 850_000 }],
    said: [/^Row 7 is not ticked: It is of another table/u],
  },
}

it.each(Object.entries(CASES))('reads %s', async (_name, written) => expectPreview(written))
