import type { CalculationInputs } from '../../calculation/fields.ts'
import { areOwed, OWN_LOAN } from '../../loans/complete-loans.ts'
import { startHome } from '../../loans/home-start.ts'
import { toCents } from '../../money/round.ts'
import type { GivenAnalysis } from '../inputs/analysis-inputs.ts'
import { rateChange } from './rate-change.ts'
import { listRateLoans, type RateLoan } from './rate-loans.ts'
import type { CompletedHome } from './owned-home.ts'

/** A part of a loan with a rate of its own: per cent of what is owed, per cent a year. */
export interface TriedPart {
  readonly share_pct: number
  readonly rate: number
  /** Of a loan that is split. */
  readonly name: string | null
}

/** The parts of each loan that has other rates, by its place in the home's list; one part is the whole loan. */
export type TriedRates = ReadonlyMap<number, readonly TriedPart[]>

export interface WithTriedRates {
  readonly inputs: CalculationInputs
  /** Where each loan is in the new list. */
  readonly places: ReadonlyMap<number, readonly number[]>
}

type GivenLoan = NonNullable<GivenAnalysis['loans']>[number]

/** The inputs of a home whose loans have the tried rates; loans whose rate cannot be changed stay. */
export function withTriedRates(given: CalculationInputs, home: CompletedHome, tried: TriedRates): WithTriedRates {
  const list: readonly GivenLoan[] = given.analysis?.loans ?? []
  const own = list.length === 0
  const all: readonly GivenLoan[] = own ? [OWN_LOAN] : list
  const known = new Map(listRateLoans(home).map((loan) => [loan.index, loan]))
  const places = new Map<number, readonly number[]>()
  const loans: GivenLoan[] = []
  for (const [index, loan] of all.entries()) {
    const rateLoan = known.get(index)
    const parts =
      rateLoan && partsOf(loan, all, { rateLoan, tried: tried.get(index) ?? [], today: home.analysis.as_at })
    const next = parts ?? [loan]
    places.set(
      index,
      next.map((_, at) => loans.length + at),
    )
    loans.push(...next)
  }
  if (loans.every((loan, index) => loan === all[index])) return { inputs: given, places }
  const [only] = loans
  // A calculation's own loan has the calculation's own rate.
  if (own && loans.length === 1 && !only?.fixed_until && typeof only?.interest_rate === 'number') {
    return { inputs: { ...given, interest_rate: only.interest_rate }, places }
  }
  const { settlement_date, as_at } = home.analysis
  // It may have followed from the day since which a loan was owed.
  const isKept = startHome(given.analysis?.settlement_date ?? null, loans, as_at).settlement_date === settlement_date
  const settlement = isKept ? {} : { settlement_date }
  return { inputs: { ...given, analysis: { ...given.analysis, ...settlement, loans } }, places }
}

interface Tried {
  readonly rateLoan: RateLoan
  readonly tried: readonly TriedPart[]
  readonly today: string
}

/** Null where nothing is tried, or nothing can be changed. */
function partsOf(
  loan: GivenLoan,
  all: readonly GivenLoan[],
  { rateLoan: { now }, tried, today }: Tried,
): GivenLoan[] | null {
  const parts = tried.flatMap((part) => {
    const change = rateChange(now, part.rate, today)
    return change === null ? [] : [{ part, change }]
  })
  if (parts.length === 0) return null
  if (parts.length === 1) return parts.map(({ change }) => ({ ...loan, ...change }))
  const takesRest = !areOwed(all) && !all.some((other) => other !== loan && isRest(other))
  const shares = parts.map(({ part }) => part.share_pct)
  const amounts = splitAmount(parts[0]?.change.amount ?? now.loan.amount, shares)
  // So that what is owed today stays.
  const offsets = splitAmount(now.loan.offset_balance, shares)
  return parts.map(({ part, change }, at) =>
    Object.assign({}, loan, change, {
      name: part.name ?? loan.name,
      share_pct: null,
      // What is left to borrow is never a cent more or less.
      amount: takesRest && at === parts.length - 1 ? null : amounts[at],
      offset_balance: offsets[at] === 0 ? null : offsets[at],
    }),
  )
}

function isRest({ amount, share_pct }: GivenLoan): boolean {
  return typeof amount !== 'number' && typeof share_pct !== 'number'
}

/** The last part takes the rest. */
function splitAmount(amount: number, shares: readonly number[]): readonly number[] {
  let left = amount
  return shares.map((share, at) => {
    const part = at === shares.length - 1 ? left : toCents((amount * share) / 100)
    left = toCents(left - part)
    return part
  })
}
