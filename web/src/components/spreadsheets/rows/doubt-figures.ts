import { writeDay } from '@homeyield/domain/dates/write-day'
import { round, toCents } from '@homeyield/domain/money/round'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { readHeading } from '@homeyield/domain/listings/heading'
import { loanColumnOf } from '../columns/loan-target.ts'
import type { Target } from '../columns/target.ts'
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
export function doubtWorths(analysis: FoundInput['values'], values: FoundInput['values']): readonly Part[] {
  const worths = { ...values, ...analysis }
  return ['current_value', 'estimated_value', 'capital_value'].map((name) =>
    name in worths ? doubtThousands(worths[name], labelOf([name])) : NOTHING,
  )
}

function doubtThousands(amount: unknown, label: string): Part {
  if (typeof amount !== 'number' || amount <= 0 || amount >= 10_000) return NOTHING
  return { ...NOTHING, question: `${label}: it is read as $${writeNumber(amount)}, not as thousands` }
}

/** 2,687 below “Mortgage” is likelier what is paid in a month. */
export function doubtLoans(found: readonly FoundInput[]): readonly Part[] {
  return found.flatMap(({ target, values: { [target]: amount } }) => {
    const isLoan = target === 'loan' || loanColumnOf(target)?.part === 'amount'
    if (!isLoan || typeof amount !== 'number' || amount <= 100 || amount >= 10_000) return []
    const reading = `it is read as $${writeNumber(amount, 2)} that is owed, neither thousands nor what is paid`
    return [{ ...NOTHING, question: `${labelOf([target])}: ${reading}` }]
  })
}

// Few homes bring more in a week; 2,800 is more likely for a month.
const HIGHEST_RENT = 2000
// Dollars a week, and a share of the price in a year.
const LOWEST_RENT = 50
const HIGHEST_YIELD = 0.15

/** 33,800 below “Rent” is more likely for a year. */
export function doubtRent(rent: unknown, price: unknown, found: readonly FoundInput[]): Part {
  if (typeof rent !== 'number' || rent <= 0) return NOTHING
  const isNamed = found.some(
    ({ target, head, text }) =>
      target === 'weekly_rental_income' && (readHeading(head).unit.period !== null || /[a-z]{2}/iu.test(text)),
  )
  const isMuch = typeof price === 'number' && price >= 10_000 && rent * 52 > price * HIGHEST_YIELD
  if (rent >= LOWEST_RENT && (isNamed || (rent < HIGHEST_RENT && !isMuch))) return NOTHING
  const other = rent < LOWEST_RENT ? '' : ', not a month or a year'
  const reading = `it is read as $${writeNumber(rent, rent < LOWEST_RENT ? 2 : 0)} a week${other}`
  return { ...NOTHING, question: `Rental income a week: ${reading}` }
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

// No cost of a year is as low; per cent are.
const LOWEST_COST = 50
// No council, insurer or body corporate asks for less in a year; for a quarter or a month they do.
const LOWEST_OF_YEAR: Readonly<Partial<Record<Target, number>>> = {
  rates: 1000,
  insurance_cost: 300,
  body_corporate_fees: 500,
  repairs_maintenance: LOWEST_COST,
  contingency: LOWEST_COST,
}

/** 10 below “Maintenance” is hardly dollars, and 725 below “Rates” hardly those of a year. */
export function doubtCosts(found: readonly FoundInput[]): readonly Part[] {
  return found.flatMap(({ target, head, text, question, values: { [target]: cost } }) => {
    const lowest = LOWEST_OF_YEAR[target]
    const { dollars, period } = readHeading(head).unit
    if (lowest === undefined || question !== null || period !== null) return []
    const isLow = typeof cost === 'number' && cost > 0 && cost < lowest
    if (!isLow || (lowest === LOWEST_COST && (dollars || text.includes('$')))) return []
    return [{ ...NOTHING, question: `${labelOf([target])}: it is read as $${writeNumber(cost, 2)} a year` }]
  })
}

/** “27 Jun” in a spreadsheet is of the year in which it was typed. */
export function doubtEnds(found: readonly FoundInput[], asAt: string): readonly Part[] {
  return found.flatMap(({ target, question, values: { [target]: day } }) => {
    const isPast = loanColumnOf(target)?.part === 'fixed_until' && typeof day === 'string' && day < asAt
    if (!isPast || question !== null) return []
    return [{ ...NOTHING, question: `${labelOf([target])}: ${writeDay(day)} is past` }]
  })
}

// In per cent.
const HIGHEST_FEE = 20
const HIGHEST_RATE = 15

/** 52 below “Management” is hardly per cent of the rent. */
export function doubtRates(found: readonly FoundInput[]): readonly Part[] {
  return found.flatMap(({ target, text, question, values: { [target]: rate } }) => {
    const isFee = target === 'property_management_fees'
    const isRate = target === 'interest_rate' || loanColumnOf(target)?.part === 'interest_rate'
    const isHigh = typeof rate === 'number' && ((isFee && rate > HIGHEST_FEE) || (isRate && rate > HIGHEST_RATE))
    if (!isHigh || question !== null || text.includes('%')) return []
    return [{ ...NOTHING, question: `${labelOf([target])}: it is read as ${rate}%${isFee ? ' of the rent' : ''}` }]
  })
}

/** 1 below “Property” is hardly an address. */
export function doubtAddress(property: unknown): Part {
  if (typeof property !== 'string' || property === '' || /\p{L}/u.test(property)) return NOTHING
  return { ...NOTHING, question: `${labelOf(['property'])}: “${property}” is read as it is` }
}
