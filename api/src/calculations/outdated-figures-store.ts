import type { Database } from '@homeyield/database/connection'
import { calculations } from '@homeyield/database/tables'
import { and, asc, gt, sql } from 'drizzle-orm'
import type { CalculationContent } from './appraise-inputs.ts'

const PAGE = 100

interface StoredFigures extends CalculationContent {
  readonly id: string
  readonly version: number
}

/** Calculations whose figures lack those that newer versions compute. */
export interface OutdatedFiguresStore {
  /** At most a hundred, by id. */
  list: (after: string | null) => Promise<StoredFigures[]>
  /** The time of a change and the version stay, and so does what was changed meanwhile. */
  replace: (rows: readonly StoredFigures[]) => Promise<void>
}

// As the index calculations_to_appraise_again_idx has it.
const isOutdated = sql`not ${calculations.figures} ? 'weekly_cash_flow'`

export function openOutdatedFiguresStore({ db }: Pick<Database, 'db'>): OutdatedFiguresStore {
  const { id, version, inputs, figures } = calculations
  return {
    async list(after) {
      const rows = await db
        .select({ id, version, inputs, figures })
        .from(calculations)
        .where(and(isOutdated, after === null ? undefined : gt(id, after)))
        .orderBy(asc(id))
        .limit(PAGE)
      return rows as StoredFigures[]
    },
    async replace(rows) {
      if (rows.length === 0) return
      const fresh = JSON.stringify(rows.map((row) => ({ id: row.id, version: row.version, figures: row.figures })))
      await db.execute(sql`
        update calculations set figures = fresh.figures
        from jsonb_to_recordset(${fresh}::jsonb) as fresh (id uuid, version integer, figures jsonb)
        where calculations.id = fresh.id and not calculations.figures ? 'weekly_cash_flow'
          and calculations.version = fresh.version`)
    },
  }
}
