import type { OwnedHomes } from '@homeyield/contract/saved-calculation'
import { type TriedHome, tryRates } from '@homeyield/domain/analysis/portfolio/try-rates'
import { NOTHING_TRIED, type Tried, type TriedLoans, triedRates } from './tried-loans.ts'

type Home = OwnedHomes['homes'][number]

interface Counted {
  readonly tried: TriedLoans
  readonly asAt: string
  readonly before: TriedHome
  readonly result: TriedHome
}

// A key in one box changes one home of fifty.
const counted = new WeakMap<Home, Counted>()

/** Each home with the rates that are tried. */
export function countHomes({ homes, as_at: asAt }: OwnedHomes, tried: Tried): readonly TriedHome[] {
  return homes.map((home) => countHome(home, tried.get(home.id) ?? NOTHING_TRIED, asAt))
}

function countHome(home: Home, tried: TriedLoans, asAt: string): TriedHome {
  const stored = counted.get(home)
  const isOfDay = stored?.asAt === asAt
  if (isOfDay && stored.tried === tried) return stored.result
  const { id, version: _version, ...inputs } = home
  const owned = { id, property: inputs.property, inputs }
  const before = isOfDay ? stored.before : tryRates(owned, new Map(), asAt)
  const names = new Map(before.loans.map(({ index, now }) => [index, now.loan.name]))
  const rates = triedRates(tried, names)
  const result = rates.size === 0 ? before : tryRates(owned, rates, asAt)
  counted.set(home, { tried, asAt, before, result })
  return result
}
