import { it } from 'vitest'
import { expectPreview, type WrittenCase } from '../../components/spreadsheets/testing/written-case.ts'

const CASES: Readonly<Record<string, WrittenCase>> = {
  'rents of every period': {
    lines: [
      'Address,Price ($),Fortnightly rent,Rates pa,Insurance pm',
      '1 A St,850000,1300,2900,150',
      '2 A St,850000,$1300 f/n,2900,$150',
    ],
    homes: [
      { property: '1 A St', weekly_rental_income: 650, rates: 2900, insurance_cost: 1800 },
      { property: '2 A St', weekly_rental_income: 650 },
    ],
  },
  'a fortnight, shortened in parentheses': {
    lines: ['Address,Price,Rent (f/n)', '1 A St,850000,1300'],
    homes: [{ weekly_rental_income: 650 }],
  },
  'every two weeks': {
    lines: ['Address,Price,Rent (every 2 weeks)', '1 A St,850000,1300'],
    homes: [{ weekly_rental_income: 650 }],
  },
  'a calendar month': {
    lines: ['Address,Price,Rent (per calendar month)', '1 A St,850000,2600'],
    homes: [{ weekly_rental_income: 600 }],
  },
  'a month in brackets': {
    lines: ['Address,Price,Rent [monthly],Rates - quarterly,"Insurance, yearly"', '1 A St,850000,2600,725,1800'],
    homes: [{ weekly_rental_income: 600, rates: 2900, insurance_cost: 1800 }],
  },
  'letters for periods': {
    lines: ['Address,Price,Rent $/m,Rates $/q,Insurance $/y', '1 A St,850000,2600,725,1800'],
    homes: [{ weekly_rental_income: 600, rates: 2900, insurance_cost: 1800 }],
  },
  'dollars a week, after and before': {
    lines: ['Address,Price $,Rent $/wk,Body corp $ p.a.', '1 A St,850000,650,4200'],
    homes: [{ weekly_rental_income: 650, body_corporate_fees: 4200 }],
  },
  thousands: {
    lines: ['Address,Price k,Deposit ($k)', '1 A St,850,170', '2 A St,1200,240'],
    homes: [
      { purchase_price: 850_000, deposit: 170_000 },
      { purchase_price: 1_200_000, deposit: 240_000 },
    ],
  },
  'thousands as 000s': {
    lines: ["Address,Price ('000),Value now (000s)", '1 A St,850,900'],
    homes: [{ purchase_price: 850_000, analysis: { current_value: 900_000 } }],
  },
  'per cent a year': {
    lines: ['Address,Price,Interest (% p.a.),PM fee (%),LVR (%)', '1 A St,850000,6.49,8.5,80'],
    homes: [{ interest_rate: 6.49, property_management_fees: 8.5, deposit: 170_000 }],
  },
  'a fee without GST': {
    lines: ['Address,Price,Mgmt fee (% + GST)', '1 A St,850000,8.5'],
    homes: [{ property_management_fees: 8.5, fee_plus_gst: true }],
  },
  'a fee with GST in its cell': {
    lines: ['Address,Price,PM fee', '1 A St,850000,8.5% + GST', '2 A St,850000,8% incl GST'],
    homes: [{ property_management_fees: 8.5, fee_plus_gst: true }, { property_management_fees: 8 }],
  },
  'costs without GST': {
    lines: ['Address,Price,Insurance (excl GST)', '1 A St,850000,1800'],
    homes: [{ property: '1 A St' }],
    said: [/“Insurance \(excl GST\)” is left out/u],
  },
  'units in a row of their own': {
    lines: ['Address,Price,Rent,Rates,Interest', ',$000,$/month,$/qtr,%', '1 A St,850,2600,725,6.49'],
    homes: [{ purchase_price: 850_000, weekly_rental_income: 600, rates: 2900, interest_rate: 6.49 }],
  },
  'totals between': {
    lines: [
      'Address,Price,Rent',
      'Auckland,,',
      '1 A St,850000,650',
      'Sub-total,850000,650',
      'Wellington,,',
      '2 B St,750000,600',
      'Sub total Wellington,750000,600',
      'TOTALS:,1600000,1250',
      'Avg,800000,625',
    ],
    homes: [{ property: '1 A St' }, { property: '2 B St' }],
  },
  'a turned table with units beside': {
    lines: ['Item,Unit,12 A St,3 B St', 'Price,$,850000,750000', 'Rent,$ pcm,2600,2800', 'Rate,%,6.49,6.19'],
    homes: [
      { property: '12 A St', purchase_price: 850_000, weekly_rental_income: 600, interest_rate: 6.49 },
      { property: '3 B St', purchase_price: 750_000, weekly_rental_income: 646, interest_rate: 6.19 },
    ],
  },
  'what is not known': {
    lines: [
      'Address,Type,Beds,Price,Rent,Rates,Note',
      '1 A St,House,3,TBC,650,n/a,–',
      '2 A St,n/a,-,850000,TBA,?,',
      '3 A St,House,3,By negotiation,650,2900,',
      '4 A St,House,3,Auction,650,nil,',
      'TBC,House,3,850000,650,2900,',
    ],
    homes: [
      { property: '1 A St', weekly_rental_income: 650 },
      { property: '2 A St', purchase_price: 850_000 },
      { property: '3 A St', weekly_rental_income: 650 },
      { property: '4 A St', weekly_rental_income: 650, rates: 0 },
    ],
    refused: [6],
  },
  'owners and their shares': {
    lines: ['Address,Price,Owners', '1 A St,850000,Mum & Dad Trust', '2 A St,850000,Ana 60% / Ben 40%'],
    homes: [{ property: '1 A St' }, { property: '2 A St' }],
  },
  'the number of a street in its own column': {
    lines: ['No,Street,Suburb,Price', '12,Rata Road,Newtown,850000', '14A,Rata Road,Newtown,750000'],
    homes: [
      { property: '12 Rata Road', suburb: 'Newtown', purchase_price: 850_000 },
      { property: '14A Rata Road', purchase_price: 750_000 },
    ],
  },
  'repayments as amounts': {
    lines: ['Address,Price,Repayments,Interest rate', '1 A St,850000,"$1,180.50",6.49'],
    homes: [{ property: '1 A St', interest_rate: 6.49 }],
    said: [/Repayments: “\$1,180\.50”.* is left out/u],
  },
  'small costs, which are hardly dollars': {
    lines: [
      'Address,Price,Maintenance,Rates',
      '1 A St,850000,10,2900',
      '2 A St,850000,1500,6.49',
      '3 A St,850000,$40,0',
    ],
    homes: [{ property: '3 A St' }],
    asked: [2, 3],
  },
  'a rent that is hardly for a week': {
    lines: ['Address,Price,Rent', '1 A St,850000,2800', '2 A St,850000,1450', '3 A St,850000,33800'],
    homes: [{ property: '2 A St', weekly_rental_income: 1450 }],
    asked: [2, 4],
  },
  'car parks in words': {
    lines: [
      'Address,Price,Garage,Parks',
      '1 A St,850000,Double,1',
      '2 A St,850000,No,1',
      '3 A St,850000,None,1',
      '4 A St,850000,single,',
    ],
    homes: [2, 0, 0, 1].map((number_of_car_parks) => ({ number_of_car_parks })),
  },
  'amounts with words': {
    lines: [
      'Address,Price,Rent,Rates',
      '1 A St,850 thousand,650 NZD,"2,900 dollars"',
      "2 A St,1.2 million,650 per week,2'900",
      '3 A St,1.2mil,650$,2900 per annum',
    ],
    homes: [850_000, 1_200_000, 1_200_000].map((purchase_price) => ({
      purchase_price,
      weekly_rental_income: 650,
      rates: 2900,
    })),
  },
  'zeros before a comma': {
    lines: ['Address,Price,Rent', '1 A St,"0,850",650', '2 A St,850000,"0,650"'],
    refused: [2, 3],
  },
  'what is for whom': {
    lines: ['Address,Price,Owner occupied,Rent a room', '1 A St,850000,Yes,No', '2 A St,850000,No,Yes'],
    homes: [{ purpose: 'live_in' }, { property: '2 A St' }],
    said: ['“Rent a room” is not used.'],
  },
  'a column of figures without a heading is said': {
    lines: ['Address,Price,,Rent', '1 A St,850000,170000,650'],
    homes: [{ purchase_price: 850_000 }],
    said: ['Column 3 has no heading, and is not used.'],
  },
  'a share in the heading of an amount': {
    lines: ['Address,Price,Deposit 20%,Int. rate', '1 A St,850000,170000,6.49', '2 A St,850000,20,6.49'],
    homes: [{ deposit: 170_000, interest_rate: 6.49 }],
    asked: [3],
  },
  'vacancy in weeks and per cent': {
    lines: ['Address,Price,Vacancy', '1 A St,850000,2 weeks', '2 A St,850000,4%', '3 A St,850000,$1300'],
    homes: [{ vacancy_weeks: 2 }, { vacancy_weeks: 2.08 }, { vacancy_cost: 1300 }],
  },
  'a rate of vacancy': {
    lines: ['Address,Price,Vacancy rate', '1 A St,850000,4%', '2 A St,850000,0.04', '3 A St,850000,4'],
    homes: [2.08, 2.08, 2.08].map((vacancy_weeks) => ({ vacancy_weeks })),
  },
  'interest only as Yes and No': {
    lines: ['Address,Price,Interest only?', '1 A St,850000,Yes', '2 A St,850000,No', '3 A St,850000,'],
    homes: [{ repayment_type: 'Interest only' }, { repayment_type: 'Principal and interest' }, { property: '3 A St' }],
  },
  'a kind of home that is none of ours': {
    lines: ['Home,Type,Asking,Rent est.', '1 A St,Home & income,650000,900'],
    homes: [{ property: '1 A St', purchase_price: 650_000, weekly_rental_income: 900 }],
    said: ['Dwelling type: “Home & income” is none of ours, and is left out.'],
  },
}

it.each(Object.entries(CASES))('reads %s', async (_name, written) => expectPreview(written))
