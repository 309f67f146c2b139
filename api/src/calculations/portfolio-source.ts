import { createHash } from 'node:crypto'
import {
  type CountedHome,
  type Portfolio,
  type SavedHome,
  sumPortfolio,
} from '@homeyield/domain/analysis/portfolio/portfolio'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import type { Day } from '@homeyield/domain/dates/calendar-day'
import { tooManyPortfolios } from './calculation-problems.ts'
import { compute } from '../queue/compute.ts'
import { limitPerAccount } from '../queue/limit-per-account.ts'
import type { OwnedStore } from './owned-store.ts'

/** What an account owns as at a day. */
export interface OwnedPortfolio extends Portfolio {
  readonly as_at: Day
  /** Owned homes beyond the most that are counted. */
  readonly left_out: number
}

/** Computes what an account owns from its saved inputs. */
export type PortfolioSource = (accountId: string) => Promise<OwnedPortfolio>

/** The most homes of an account that are counted together. */
export const MOST_OWNED_HOMES = 50
// Six kilobytes each: those of twenty large portfolios.
const MOST_REMEMBERED = 1_000

export interface OwnedDeps {
  readonly owned: OwnedStore
  readonly now: () => number
}

export function portfolioSource({ owned, now }: OwnedDeps): PortfolioSource {
  const run = limitPerAccount(tooManyPortfolios)
  // A home gives the same until it changes, or the day.
  const remembered = new Map<string, CountedHome>()
  return (accountId) => run(accountId, () => read(accountId))

  async function read(accountId: string): Promise<OwnedPortfolio> {
    const { records, all, people } = await owned.list(accountId, MOST_OWNED_HOMES)
    const as_at = dayInNewZealand(new Date(now()))
    const counted: CountedHome[] = []
    for (const record of records) {
      counted.push(await count(accountId, { property: record.inputs.property, ...record }, as_at))
    }
    return { as_at, left_out: all - records.length, ...sumPortfolio(counted, as_at, people) }
  }

  async function count(accountId: string, home: SavedHome, asAt: Day): Promise<CountedHome> {
    const key = createHash('sha256')
      .update(JSON.stringify([home, asAt]))
      .digest('base64')
    const counted = remembered.get(key) ?? (await compute(accountId, 'countOwned', { home, asAt }))
    // Moves it to the end: the first one was asked for longest ago.
    remembered.delete(key)
    remembered.set(key, counted)
    for (const oldest of remembered.keys()) {
      if (remembered.size <= MOST_REMEMBERED) break
      remembered.delete(oldest)
    }
    return counted
  }
}
