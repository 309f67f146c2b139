import { NEWEST_PACK } from '@homeyield/domain/analysis/rules/packs'
import { isCheckDue } from '@homeyield/domain/analysis/rules/rule-pack'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { areOldRents } from '@homeyield/domain/assessment/describe-old-rents'
import { areOldRates } from '@homeyield/domain/loans/published-rates'
import { Refusal } from '../server/refusal.ts'
import type { HealthStore } from './health-store.ts'

export interface HealthDeps {
  readonly health: HealthStore
  readonly build: Build
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface Build {
  readonly version: string
  readonly commit: string | null
}

/** All but `live` and `readVersion` refuse while the database is unavailable. */
export function healthRoutes({ health, build, now }: HealthDeps) {
  const started = new Date(now()).toISOString()
  return {
    readVersion: () => ({ ...build, started_at: started }),
    live: () => ({ status: 'live' }),
    async ready(): Promise<{ status: string }> {
      if (await health.isReachable()) return { status: 'ready' }
      throw notReady()
    },
    dataStatus: () => readDataStatus({ health, now }),
  }
}

/** The age of each set of open data and of the rules. Refuses while the database is unavailable. */
export async function readDataStatus({ health, now }: Pick<HealthDeps, 'health' | 'now'>) {
  const sets = await health.readData()
  if (sets === null) throw notReady()
  const today = dayInNewZealand(new Date(now()))
  return {
    data: sets.map(({ name, rows, extent, as_of, loaded_at, source }) => ({
      name,
      rows,
      extent,
      as_of,
      loaded_at: loaded_at?.toISOString() ?? null,
      source,
      stale: as_of !== null && isStale(name, as_of, today),
    })),
    rules: {
      id: NEWEST_PACK.id,
      as_of: NEWEST_PACK.asAt,
      check_before: NEWEST_PACK.checkBefore,
      stale: isCheckDue(NEWEST_PACK, today),
    },
  }
}

/** Whether newer data should exist. */
function isStale(name: string, asOf: string, today: string): boolean {
  return (name === 'rents' && areOldRents(asOf, today)) || (name === 'mortgage_rates' && areOldRates(asOf, today))
}

function notReady(): Refusal {
  return new Refusal('not_ready', 'We are not ready yet. Please try again in a moment.')
}
