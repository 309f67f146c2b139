import type { Database } from '@homeyield/database/connection'
import { calculations } from '@homeyield/database/tables'
import { and, asc, lte, sql } from 'drizzle-orm'
import type { GivenFigures, StoredFigures } from './stored-figures.ts'

const PAGE = 100

export interface OutdatedFigures {
  readonly id: string
  readonly version: number
  readonly changeOn: string | null
  /** As stored: an earlier version may have stored others. */
  readonly inputs: unknown
  readonly updatedAt: Date
  readonly figures: GivenFigures
}

export interface FreshFigures {
  readonly id: string
  readonly version: number
  readonly figures: StoredFigures
}

/** Calculations whose figures have changed by a day, or that an earlier version computed. */
export interface OutdatedFiguresStore {
  /** At most a hundred after `after`, in the order of the index calculations_figures_change_idx. */
  list: (asAt: string, after: Pick<OutdatedFigures, 'id' | 'changeOn'> | null) => Promise<OutdatedFigures[]>
  /** The time of a change and the version stay, and so does what was changed meanwhile. */
  replace: (asAt: string, rows: readonly FreshFigures[]) => Promise<void>
}

export function openOutdatedFiguresStore({ db }: Pick<Database, 'db'>): OutdatedFiguresStore {
  const { id, version, inputs, figures, figures_change_on: changeOn, updated_at: updatedAt } = calculations
  return {
    async list(asAt, after) {
      const rows = await db
        .select({ id, version, inputs, figures, changeOn, updatedAt })
        .from(calculations)
        .where(
          and(
            lte(changeOn, asAt),
            after === null ? undefined : sql`(${changeOn}, ${id}) > (${after.changeOn}, ${after.id}::uuid)`,
          ),
        )
        .orderBy(asc(changeOn), asc(id))
        .limit(PAGE)
      return rows.map((row) => ({
        id: row.id,
        version: row.version,
        changeOn: row.changeOn,
        inputs: row.inputs,
        updatedAt: row.updatedAt,
        figures: row.figures as GivenFigures,
      }))
    },
    async replace(asAt, rows) {
      if (rows.length === 0) return
      await db.execute(sql`
        update calculations set figures = fresh.figures
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh (id uuid, version integer, figures jsonb)
        where calculations.id = fresh.id and calculations.version = fresh.version
          and calculations.figures_change_on <= ${asAt}`)
    },
  }
}
