import { round, toCents } from '@homeyield/domain/money/round'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { readHeading } from '@homeyield/domain/listings/heading'
import { labelOf } from './check-rows.ts'
import type { FoundInput } from './find-input.ts'
import { NOTHING, type Part } from './part.ts'

/** 20 below “Deposit” is hardly dollars. */
export function doubtDeposit(price: unknown, deposit: unknown): Part {
  if (typeof price !== 'number' || typeof deposit !== 'number') return NOTHING
  if (price < 10_000 || deposit <= 0 || deposit > 100) return NOTHING
  const percent = deposit <= 1 ? round(deposit * 100, 4) : deposit
  const amount = toCents((price * percent) / 100)
  const reading = `${percent}% of the price, ${writeNumber(amount)}`
  return { ...NOTHING, values: { deposit: amount }, question: `Deposit: “${deposit}” is read as ${reading}` }
}

/** 850 below “Price” may be thousands. */
export function doubtPrice(price: unknown): Part {
  return doubtThousands(price, 'Purchase price')
}

/** 850 below “Value” may be thousands too. */
export function doubtWorth(worth: unknown): Part {
  return doubtThousands(worth, labelOf(['current_value']))
}

function doubtThousands(amount: unknown, label: string): Part {
  if (typeof amount !== 'number' || amount <= 0 || amount >= 10_000) return NOTHING
  return { ...NOTHING, question: `${label}: it is read as $${writeNumber(amount)}, not as thousands` }
}

// Few homes bring more in a week; 2,800 is more likely for a month.
const HIGHEST_RENT = 2000

/** 33,800 below “Rent” is more likely for a year. */
export function doubtRent(rent: unknown, found: readonly FoundInput[]): Part {
  const isNamed = found.some(
    ({ target, head, text }) =>
      target === 'weekly_rental_income' && (readHeading(head).unit.period !== null || /[a-z]{2}/iu.test(text)),
  )
  if (isNamed || typeof rent !== 'number' || rent < HIGHEST_RENT) return NOTHING
  return {
    ...NOTHING,
    question: `Rental income a week: it is read as $${writeNumber(rent)} a week, not a month or a year`,
  }
}

/** 2 below “Vacancy” may be weeks. */
export function doubtVacancy(vacancy: unknown): Part {
  if (typeof vacancy !== 'number' || vacancy <= 0 || vacancy > 52) return NOTHING
  return { ...NOTHING, question: `Vacancy: “${vacancy}” is read as $${vacancy} a year, not as weeks` }
}

// No loan of a home is repaid within less.
const SHORTEST_YEARS = 5

/** 2 below “Term” is likelier the fixed term. */
export function doubtTerm({ loan_duration: years, loan_duration_months: months }: FoundInput['values']): Part {
  const given = typeof years === 'number' ? years : typeof months === 'number' ? months / 12 : null
  if (given === null || given >= SHORTEST_YEARS) return NOTHING
  const reading = `${writeNumber(given, 2)} ${given === 1 ? 'year' : 'years'}`
  return { ...NOTHING, question: `Loan duration: it is read as ${reading} until all is repaid, not as a fixed term` }
}

const COSTS: ReadonlySet<string> = new Set([
  'rates',
  'insurance_cost',
  'repairs_maintenance',
  'body_corporate_fees',
  'contingency',
])
// No cost of a year is as low; per cent are.
const LOWEST_COST = 50

/** 10 below “Maintenance” is hardly dollars a year. */
export function doubtCosts(found: readonly FoundInput[]): readonly Part[] {
  return found.flatMap(({ target, head, text, values: { [target]: cost } }) => {
    const { dollars, period } = readHeading(head).unit
    const isSaid = dollars || period !== null || text.includes('$')
    if (!COSTS.has(target) || isSaid || typeof cost !== 'number' || cost <= 0 || cost >= LOWEST_COST) return []
    return [{ ...NOTHING, question: `${labelOf([target])}: it is read as $${writeNumber(cost, 2)} a year` }]
  })
}
