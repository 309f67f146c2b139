import type { OwnedHomes } from '@homeyield/contract/saved-calculation'
import type { TriedHome } from '@homeyield/domain/analysis/portfolio/try-rates'
import type { TriedPart, TriedRates } from '@homeyield/domain/analysis/portfolio/with-tried-rates'
import { isSameInput } from '@homeyield/domain/calculation/is-same-input'
import { LOAN_FIELDS, LOAN_LIST_FIELDS } from '@homeyield/domain/loans/loan-fields'
import { type MortgageTerm, nameTerm } from '@homeyield/domain/loans/mortgage-terms'
import { toCents } from '@homeyield/domain/money/round'

/** A part of a loan, as far as a person has filled it in: per cent. The last part has what is left. */
export interface Part {
  readonly share: number | null
  readonly rate: number | null
  readonly term: MortgageTerm | null
}

/** The parts of each loan that is tried, by its place in the home's list. */
export type TriedLoans = ReadonlyMap<number, readonly Part[]>
/** The same by home. */
export type Tried = ReadonlyMap<string, TriedLoans>

export const WHOLE: Part = { share: null, rate: null, term: null }
export const NOTHING_TRIED: TriedLoans = new Map()

const { limits } = LOAN_FIELDS.interest_rate

export const WRONG_RATE = `Enter a rate from ${limits.lowest} to ${limits.highest}`

/** Whether a rate that is filled in is within its limits. */
export function isRate(rate: number | null): boolean {
  return rate === null || (rate >= limits.lowest && rate <= limits.highest)
}

/** Replaces the parts of a loan; a whole loan of which nothing is filled in is not tried. */
export function withParts(tried: Tried, id: string, index: number, parts: readonly Part[]): Tried {
  const [only] = parts
  const isEmpty = parts.length === 1 && only?.rate === null && only.term === null
  const loans = new Map(tried.get(id))
  if (isEmpty) loans.delete(index)
  else loans.set(index, parts)
  return withLoans(tried, id, loans)
}

function withLoans(tried: Tried, id: string, loans: TriedLoans): Tried {
  const all = new Map(tried)
  if (loans.size === 0) all.delete(id)
  else all.set(id, loans)
  return all
}

export function withoutHomes(tried: Tried, ids: ReadonlySet<string>): Tried {
  return new Map([...tried].filter(([id]) => !ids.has(id)))
}

/** The homes with tried rates whose loans are others now, so that a rate may be of another loan. */
export function withOtherLoans(tried: Tried, before: OwnedHomes, now: OwnedHomes): OwnedHomes['homes'] {
  const earlier = new Map(before.homes.map((home) => [home.id, home]))
  return now.homes.filter(
    ({ id, version, analysis }) =>
      tried.has(id) &&
      version !== earlier.get(id)?.version &&
      !isSameInput(analysis?.loans, earlier.get(id)?.analysis?.loans),
  )
}

/** One rate for every loan that can have another; loans that are split are whole again. */
export function withOneRate(homes: readonly TriedHome[], rate: number | null): Tried {
  if (rate === null) return new Map()
  return new Map(
    homes.flatMap(({ owned, loans }) => {
      const changed = loans.flatMap(({ index, changeable }): [number, readonly Part[]][] =>
        changeable ? [[index, [{ ...WHOLE, rate }]]] : [],
      )
      return changed.length === 0 ? [] : [[owned.id, new Map(changed)] as const]
    }),
  )
}

/** How many parts a loan may have, so that its home has no more loans than a calculation holds. */
export function mostParts({ owned: { inputs } }: Pick<TriedHome, 'owned'>, tried: TriedLoans, index: number): number {
  const others = [...tried].filter(([other]) => other !== index)
  const split = others.reduce((sum, [, parts]) => sum + parts.length - 1, 0)
  return LOAN_LIST_FIELDS.loans.most + 1 - (inputs.analysis?.loans?.length || 1) - split
}

/** The share of each part in per cent; null where they are not filled in, or are more than the whole. */
export function sharesOf(parts: readonly Part[]): readonly number[] | null {
  const given = parts.slice(0, -1).flatMap(({ share }) => (share === null || share <= 0 ? [] : [share]))
  const left = toCents(100 - given.reduce((sum, share) => sum + share, 0))
  return given.length < parts.length - 1 || left <= 0 ? null : [...given, left]
}

/** The loans of a home whose rates are filled in; `names` are those of its loans. */
export function triedRates(loans: TriedLoans, names: ReadonlyMap<number, string>): TriedRates {
  return new Map(
    [...loans].flatMap(([index, parts]) => {
      const shares = sharesOf(parts)
      const known = parts.flatMap(({ rate, term }, at): TriedPart[] =>
        rate === null || !isRate(rate)
          ? []
          : [{ share_pct: shares?.[at] ?? 0, rate, name: nameOf(names.get(index), { parts, term, at }) }],
      )
      return shares === null || known.length < parts.length ? [] : [[index, known] as const]
    }),
  )
}

interface PartAt {
  readonly parts: readonly Part[]
  readonly term: MortgageTerm | null
  readonly at: number
}

// A loan has a name of at most 40 characters.
const LONGEST_NAME = 28

function nameOf(loan: string | undefined, { parts, term, at }: PartAt): string | null {
  if (parts.length === 1) return null
  const same = parts.some((part, other) => other !== at && part.term === term)
  const which = term === null || same ? `part ${at + 1}` : nameTerm(term).toLowerCase()
  return `${(loan ?? 'Loan').slice(0, LONGEST_NAME)}, ${which}`
}
