import { expect, it } from 'vitest'
import { NO_UNIT, readHeading } from './heading.ts'

it.each([
  ['Rent (monthly)', 'rent', { period: 'month' }],
  ['Rent pcm', 'rent', { period: 'month' }],
  ['Rent p/w', 'rent', { period: 'week' }],
  ['Rent ($ pw)', 'rent', { dollars: true, period: 'week' }],
  ['Rates ($/quarter)', 'rates', { dollars: true, period: 'quarter' }],
  ['Rates p.a.', 'rates', { period: 'year' }],
  ['Annual rent', 'rent', { period: 'year' }],
  ['Deposit (% of price)', 'deposit', { percent: true }],
  ['Interest rate (% pa)', 'interest rate', { percent: true, period: 'year' }],
  ['PM Fee %', 'property management fee', { percent: true }],
  ['Rent pm', 'rent', { period: 'month' }],
  ['Vacancy (wks)', 'vacancy', { counts: 'weeks' }],
  ['Term (years)', 'term', { counts: 'years' }],
  ['Price ($000)', 'price', { thousands: true }],
  ['Price ($m)', 'price', { unknown: '$m', dollars: false }],
  ['Rent (daily)', 'rent', { unknown: 'daily' }],
  ['Rent (2-weekly)', 'rent', { unknown: '2-weekly' }],
  ['Insurance (half-yearly)', 'insurance', { unknown: 'half-yearly' }],
  ['Insurance (6 monthly)', 'insurance', { unknown: '6 monthly' }],
  ['Rates (bi-monthly)', 'rates', { unknown: 'bi-monthly' }],
  ['Price (USD)', 'price', { unknown: 'usd' }],
  ['Year built', 'year built', {}],
  ['Purchase\nprice', 'purchase price', {}],
])('%j', (head, name, unit) => expect(readHeading(head)).toEqual({ name, unit: { ...NO_UNIT, ...unit } }))
