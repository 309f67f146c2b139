import { round, toCents } from '@homeyield/domain/money/round'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { readHeading } from '@homeyield/domain/listings/heading'
import { joinLoans } from './join-loans.ts'
import {
  doubtAddress,
  doubtCosts,
  doubtDeposit,
  doubtEnds,
  doubtLoans,
  doubtPrice,
  doubtRates,
  doubtRent,
  doubtTerm,
  doubtVacancy,
  doubtWorths,
} from './doubt-figures.ts'
import type { FoundInput } from './find-input.ts'
import { hasStatus, letInstead } from './let-instead.ts'
import { owedInstead } from './owed-instead.ts'
import { NOTHING, type Part } from './part.ts'
import { worthInstead } from './worth-instead.ts'

interface Joined {
  readonly body: Readonly<Record<string, unknown>>
  readonly problem: string | null
  readonly question: string | null
  readonly notes: readonly string[]
}

const RATIO_TODAY = 'The loan to value ratio is left out: it is of what the home is worth today.'

/** The inputs of a row together: one rent of several periods, and the deposit of a loan. */
export function joinInputs(found: readonly FoundInput[], asAt: string): Joined {
  const rent = joinRents(found.filter(({ target }) => target === 'weekly_rental_income'))
  const deposits = joinDeposits(found.filter(({ target }) => target === 'deposit'))
  const others = found.filter(({ target }) => target !== 'weekly_rental_income' && target !== 'deposit')
  const all: Readonly<Record<string, unknown>> = Object.assign({}, deposits.values, ...others.map((one) => one.values))
  const status = letInstead(found, all, asAt)
  const owed = owedInstead(found, status?.values ?? all, asAt)
  const valued = worthInstead(found, owed?.values ?? status?.values ?? all, asAt)
  const instead = [status, owed, valued].filter((one) => one !== null)
  const { analysis, isHad, rest, problem, notes } = joinLoans(instead.at(-1)?.values ?? all, asAt, hasStatus(found))
  const { loan, lvr, unit, street_number, ...given } = rest
  // Of what the home is worth today.
  const ratio = isHad ? undefined : lvr
  const values = withUnit(withNumber(given, street_number), unit)
  const heads = new Map(found.map(({ target, head }) => [target, readHeading(head).unit]))
  const share =
    heads.get('deposit')?.dollars === false ? doubtDeposit(values['purchase_price'], values['deposit']) : NOTHING
  const deposit = joinDeposit(values['purchase_price'], share.values['deposit'] ?? values['deposit'], loan, ratio)
  const vacancy = heads.get('vacancy_cost')?.dollars === false ? doubtVacancy(values['vacancy_cost']) : NOTHING
  const price = heads.get('purchase_price')?.thousands === false ? doubtPrice(values['purchase_price']) : NOTHING
  const worth = analysis['current_value'] ?? values['purchase_price']
  const weekly = doubtRent(rent.values['weekly_rental_income'], worth, found)
  const doubts = [
    vacancy,
    price,
    ...doubtWorths(analysis, values),
    weekly,
    doubtTerm(values),
    ...doubtCosts(found),
    ...doubtLoans(found),
    ...doubtEnds(found, asAt),
    ...doubtRates(found),
    doubtAddress(values['property']),
  ]
  const parts = [rent, deposits, deposit, share, ...doubts]
  const body: Record<string, unknown> = Object.assign({}, values, ...parts.map((part) => part.values))
  if (Object.keys(analysis).length > 0) body['analysis'] = analysis
  const questions = parts.map(({ question }) => question).filter((said) => said !== null)
  return {
    body,
    problem: problem ?? deposit.problem,
    question: questions.length === 0 ? null : questions.join('. '),
    notes: [
      ...instead.flatMap(({ note }) => note ?? []),
      ...(ratio === lvr ? [] : [RATIO_TODAY]),
      ...parts.flatMap((part) => part.note ?? []),
      ...notes,
    ],
  }
}

// Its figure is no number of a house.
const STREET_WITH_FIGURE =
  /\b\d+(?:st|nd|rd|th)\b|\b\d+(?=\s+mile\b)|\b(?:state highway|sh|highway|hwy|route)\s?\d+[a-z]?\b/giu

/** “12” before “Rata Road” is 12 Rata Road. */
function withNumber(values: Record<string, unknown>, number: unknown): Record<string, unknown> {
  const { property } = values
  const given = typeof number === 'string' || typeof number === 'number' ? String(number).trim() : ''
  const hasNumber =
    typeof property !== 'string' ||
    property === '' ||
    /^\s*\d|\d\s+\p{L}/u.test(property.replaceAll(STREET_WITH_FIGURE, 'street'))
  return given === '' || hasNumber ? values : { ...values, property: `${given} ${property}` }
}

const UNIT_WORD = /^(?:unit|flat|apartment|apt)\.?\s*/iu

/** “2” before “12 High Street” is 2/12 High Street, unless the address has its unit already. */
function withUnit(values: Record<string, unknown>, unit: unknown): Record<string, unknown> {
  const { property } = values
  const given = typeof unit === 'string' || typeof unit === 'number' ? String(unit) : ''
  const number = given.trim().replace(UNIT_WORD, '')
  const hasUnit = typeof property !== 'string' || property.includes('/') || UNIT_WORD.test(property)
  return number === '' || hasUnit ? values : { ...values, property: `${number}/${property}` }
}

// An amount of a week needs no conversion, and one of a year loses the least.
const ORDER = ['week', 'year', 'quarter', 'fortnight', 'month'] as const
// Rents in two periods are rounded apart.
const MOST_APART = 0.005

function joinRents(rents: readonly FoundInput[]): Part {
  const given = rents
    .filter(({ values }) => Object.keys(values).length > 0)
    .toSorted((one, other) => placeOf(one.head) - placeOf(other.head))
  const [first, ...others] = given
  if (first === undefined) return NOTHING
  if (others.length === 0) return { ...NOTHING, values: first.values }
  const rent = first.values['weekly_rental_income']
  // A range has no rent of its own to compare, and is asked about.
  if (typeof rent !== 'number') return { ...NOTHING, values: first.values }
  const apart = others.find((one) => !(Math.abs(Number(one.values['weekly_rental_income']) / rent - 1) <= MOST_APART))
  const weekly = `“${first.head}” is ${writeNumber(rent)} a week`
  if (apart !== undefined) {
    const other = writeNumber(Number(apart.values['weekly_rental_income']))
    return {
      ...NOTHING,
      values: first.values,
      question: `${weekly}, and “${apart.head}” is ${other}: the first is read`,
    }
  }
  const heads = others.map(({ head }) => `“${head}”`).join(' and ')
  return { ...NOTHING, values: first.values, note: `${weekly}; ${heads} agrees with it.` }
}

function placeOf(head: string): number {
  return ORDER.indexOf(readHeading(head).unit.period ?? 'week')
}

/** In dollars, or else in per cent of the price. */
function joinDeposits(deposits: readonly FoundInput[]): Part {
  const [first, other] = deposits
    .filter(({ values }) => values['deposit'] !== undefined)
    .toSorted((one, two) => Number(readHeading(one.head).unit.percent) - Number(readHeading(two.head).unit.percent))
  if (first === undefined) return NOTHING
  const [amount, share] = [first, other].map((one) => Number(one?.values['deposit']))
  const part = { ...NOTHING, values: first.values }
  if (other === undefined || amount === undefined || share === undefined) return part
  const texts = `“${first.head}” is ${writeNumber(amount)}`
  // A share is often rounded to whole per cent.
  return Math.abs(amount - share) <= amount / 20
    ? { ...part, note: `${texts}; “${other.head}” agrees with it.` }
    : { ...part, question: `${texts}, and “${other.head}” is ${writeNumber(share)}: the first is read` }
}

function joinDeposit(price: unknown, deposit: unknown, loan: unknown, lvr: unknown): Part {
  if (typeof loan !== 'number' && typeof lvr !== 'number') return NOTHING
  if (typeof price !== 'number')
    return { ...NOTHING, note: 'The loan is left out: without a price it gives no deposit.' }
  const isLoan = typeof loan === 'number'
  // 80 below “Loan” is hardly dollars.
  const percent =
    isLoan && price >= 10_000 && loan > 0 && loan <= 100 ? (loan <= 1 ? round(loan * 100, 4) : loan) : null
  const borrowed = isLoan && percent === null ? loan : toCents((price * (percent ?? Number(lvr))) / 100)
  const rest = toCents(price - borrowed)
  const name = isLoan ? `A loan of ${writeNumber(borrowed)}` : `A loan to value ratio of ${writeNumber(Number(lvr))}%`
  if (rest < 0) return { ...NOTHING, problem: `${name} is more than the price` }
  if (typeof deposit !== 'number') {
    const values = { deposit: rest }
    const question = `Loan: “${Number(loan)}” is read as ${percent}% of the price, ${writeNumber(borrowed)}`
    if (percent !== null) return { ...NOTHING, values, question }
    return { ...NOTHING, values, note: `${name} is a deposit of ${writeNumber(rest)}.` }
  }
  // A ratio is often rounded to whole per cent.
  const isSame = Math.abs(rest - deposit) <= (isLoan ? 1 : price / 200)
  if (isSame) return { ...NOTHING, note: `${name} agrees with the deposit of ${writeNumber(deposit)}.` }
  return {
    ...NOTHING,
    question: `${name} would be a deposit of ${writeNumber(rest)}; the deposit of ${writeNumber(deposit)} is read`,
  }
}
