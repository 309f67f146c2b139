import { it } from 'vitest'
import { expectPreview, type WrittenCase } from '../../components/spreadsheets/testing/written-case.ts'

const OWED_ON = { owed_on: '2026-11-26' }

const CASES: Readonly<Record<string, WrittenCase>> = {
  'years and months left': {
    lines: [
      'Address,Value now,Owed 1,Rate 1,Years left 1,Owed 2,Rate 2,Months left 2',
      '1 A St,900000,300000,5.49,24.5,90000,6.19,120',
    ],
    homes: [
      {
        analysis: {
          loans: [
            { amount: 300_000, interest_rate: 5.49, term_months: 294 },
            { amount: 90_000, interest_rate: 6.19, term_months: 120 },
          ],
        },
      },
    ],
  },
  'a term of years and months': {
    lines: ['Address,Price,Loan term', '1 A St,850000,24y 6m', '2 A St,850000,25 yrs 6 mths'],
    homes: [{ loan_duration_months: 294 }, { loan_duration_months: 306 }],
  },
  'a fixed term below “Term”': {
    lines: ['Address,Price,Term', '1 A St,850000,2 years', '2 A St,850000,1', '3 A St,850000,30'],
    homes: [{ property: '3 A St', loan_duration_months: 360 }],
    asked: [2, 3],
  },
  'days as New Zealanders write them': {
    lines: [
      'Address,Worth,Owed,Rate,Fixed until',
      '1 A St,900000,300000,5.49,30 Jun 2027',
      '2 A St,900000,300000,5.49,30-Jun-27',
      '3 A St,900000,300000,5.49,30/06/2027',
      '4 A St,900000,300000,5.49,30/6/27',
      '5 A St,900000,300000,5.49,30 June 2027',
      '6 A St,900000,300000,5.49,2027-06-30',
      '7 A St,900000,300000,5.49,30.6.2027',
      '8 A St,900000,300000,5.49,"June 30, 2027"',
      '9 A St,900000,300000,5.49,"Wed, 30 June 2027"',
    ],
    homes: Array.from({ length: 9 }, () => ({ analysis: { loans: [{ fixed_until: '2027-06-30' }] } })),
  },
  'no day': {
    lines: [
      'Address,Worth,Owed,Rate,Fixed until',
      '1 A St,900000,300000,5.49,floating',
      '2 A St,900000,300000,5.49,n/a',
      '3 A St,900000,300000,5.49,-',
      '4 A St,900000,300000,5.49,31/6/2027',
    ],
    homes: [1, 2, 3].map((number) => ({ property: `${number} A St` })),
    refused: [5],
  },
  'days of the United States': {
    lines: [
      'Address,Worth,Owed,Rate,Fixed until',
      '1 A St,900000,300000,5.49,06/30/2027',
      '2 A St,900000,300000,5.49,07/01/2027',
    ],
    homes: [],
    asked: [2, 3],
  },
  'a day as the number of Excel': {
    lines: ['Address,Worth,Owed,Rate,Fixed until', '1 A St,900000,300000,5.49,46568'],
    homes: [],
    asked: [2],
  },
  'a heading of two rows': {
    lines: [
      ',,Loan 1,,,Loan 2,,',
      'Address,Value now,Owed,Rate,Fixed until,Owed,Rate,Fixed until',
      '1 A St,900000,300000,5.49,30/06/2027,90000,6.19,1/7/2028',
    ],
    homes: [
      {
        analysis: {
          current_value: 900_000,
          loans: [
            { amount: 300_000, interest_rate: 5.49, fixed_until: '2027-06-30' },
            { amount: 90_000, interest_rate: 6.19, fixed_until: '2028-07-01' },
          ],
        },
      },
    ],
  },
  'a loan in one cell': {
    lines: [
      'Address,Worth today,Loan,Loan 2',
      '1 A St,900000,"450,000 @ 6.19% until 1/7/2027",90k @ 5.49%',
      '2 A St,900000,$450k at 6.19% fixed to 1 Jul 2027,',
    ],
    homes: [
      {
        analysis: {
          loans: [
            { ...OWED_ON, amount: 450_000, interest_rate: 6.19, fixed_until: '2027-07-01' },
            { ...OWED_ON, amount: 90_000, interest_rate: 5.49 },
          ],
        },
      },
      { analysis: { loans: [{ amount: 450_000, interest_rate: 6.19, fixed_until: '2027-07-01' }] } },
    ],
  },
  'a mortgage beside what a home is worth': {
    lines: ['Address,Worth,Mortgage,Rate,Rent', '1 A St,900000,450000,6.19,650'],
    homes: [{ status: 'owned', interest_rate: 6.19, analysis: { loans: [{ amount: 450_000 }] } }],
  },
  'a home in several rows, one for each loan': {
    lines: [
      'Address,Worth,Owed,Rate 1,Fixed until',
      '1 A St,900000,300000,5.49,30/06/2027',
      '1 A St,900000,90000,6.19,1/7/2028',
      '2 A St,700000,100000,5.49,',
      '2 A St,700000,100000,5.49,',
      '3 A St,700000,100000,5.49,',
      ',,40000,6.95,',
      ',,530000,,',
    ],
    homes: [
      { property: '1 A St', analysis: { loans: [{ amount: 300_000 }, { amount: 90_000 }] } },
      { property: '2 A St', analysis: { loans: [{ amount: 100_000 }] } },
    ],
    asked: [6],
    refused: [8],
    said: ['Row 3 is not ticked: Another loan of row 2.', 'Row 5 is not ticked: The same home as row 4.'],
  },
  'names of loans': {
    lines: [
      'Address,Value today,Mortgage #1,Rate #1,Loan2 balance,Loan2 rate,Loan 3 ($),Loan 3 interest (%),Loan 3 fixed rate expiry',
      '1 A St,900000,300000,5.49,90000,6.19,40000,6.95,1/7/2028',
    ],
    homes: [
      {
        analysis: {
          loans: [
            { amount: 300_000, interest_rate: 5.49 },
            { amount: 90_000, interest_rate: 6.19 },
            { amount: 40_000, interest_rate: 6.95, fixed_until: '2028-07-01' },
          ],
        },
      },
    ],
  },
  'how often each loan is repaid, and whether only its interest is': {
    lines: [
      'Address,Owed 1,Rate 1,Repayments 1,Repayment type 1,Owed 2,Rate 2,Payment frequency 2,Loan 2 interest only?',
      '1 A St,300000,5.49,Fortnightly,P&I,90000,6.19,monthly,Yes',
      '2 A St,300000,5.49,every two weeks,IO,90000,6.19,$800,no',
    ],
    homes: [
      {
        analysis: {
          loans: [
            { amount: 300_000, loan_payment_term: 'Fortnightly', repayment_type: 'Principal and interest' },
            { amount: 90_000, loan_payment_term: 'Monthly', repayment_type: 'Interest only' },
          ],
        },
      },
      {
        analysis: {
          loans: [
            { loan_payment_term: 'Fortnightly', repayment_type: 'Interest only' },
            { amount: 90_000, repayment_type: 'Principal and interest' },
          ],
        },
      },
    ],
    said: ['Loan 2, repayments: “$800” is an amount, and is left out.'],
  },
  'as many loans as a home may have': {
    lines: [
      `Address,${[1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Owed ${number},Rate ${number}`).join(',')}`,
      '1 A St,10000,1%,20000,2,30000,3,40000,4,50000,5,60000,6,70000,7,80000,8',
    ],
    homes: [
      {
        analysis: {
          loans: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({ amount: number * 10_000, interest_rate: number })),
        },
      },
    ],
  },
  'a mortgage of an owned home with what was paid': {
    lines: [
      'Address,Purchase date,Purchase price,Current value,Mortgage,Interest rate,Fixed until,Weekly rent',
      '"1 A St, Newtown",12 Mar 2017,620000,"$850,000","$410,000",6.19%,30 Jun 2027,$650',
    ],
    homes: [
      {
        purchase_price: 620_000,
        status: 'owned',
        analysis: {
          settlement_date: '2017-03-12',
          current_value: 850_000,
          loans: [{ ...OWED_ON, amount: 410_000, fixed_until: '2027-06-30' }],
        },
      },
    ],
    said: ['“Mortgage” is read as what is owed today.'],
    notSaid: ['“Mortgage”: the deposit is the price without the loan.'],
  },
  'plain words': {
    lines: ["Home,What we owe,Bank rate,Fixed til,Yrs left,What it's worth", '1 A St,310k,5.99%,1/12/27,24,850k'],
    homes: [
      {
        property: '1 A St',
        interest_rate: 5.99,
        analysis: {
          current_value: 850_000,
          loans: [{ amount: 310_000, fixed_until: '2027-12-01', term_months: 288 }],
        },
      },
    ],
  },
  'a loan with its rate in parentheses': {
    lines: ['Address,Price,Loan', '1 A St,850000,"$680,000 (6.49%)"'],
    homes: [{ deposit: 170_000, interest_rate: 6.49 }],
  },
  'when it was worth so much': {
    lines: ['Address,Market value,Valuation date,Owed', '1 A St,900000,1 Sep 2024,300000'],
    homes: [{ analysis: { current_value: 900_000, current_value_on: '2024-09-01' } }],
  },
  'a valuation beside a mortgage without a price': {
    lines: ['Address,Valuation,Mortgage,Rate', '1 A St,850000,310000,6.19'],
    homes: [{ status: 'owned', analysis: { current_value: 850_000, loans: [{ amount: 310_000 }] } }],
    said: ['“Valuation” is read as what it is worth today.', '“Mortgage” is read as what is owed today.'],
  },
  'a worth that may be thousands': {
    lines: ['Address,Value,Owed', '1 A St,850,310'],
    homes: [],
    asked: [2],
  },
  'what is owed, in other words': {
    lines: ['Address,Market value,Outstanding loan,Refix date,Remaining term', '1 A St,900000,300000,30/06/2027,24'],
    homes: [{ analysis: { loans: [{ amount: 300_000, fixed_until: '2027-06-30', term_months: 288 }] } }],
  },
}

it.each(Object.entries(CASES))('reads %s', async (_name, written) => expectPreview(written))
