import type { CheckedRow } from './check-rows.ts'

/** The rows that an account can save: without Premium none with scenarios, which the server would refuse. */
export function checkPlan(rows: readonly CheckedRow[], premium: boolean): readonly CheckedRow[] {
  if (premium) return rows
  return rows.map((row) =>
    row.body?.scenarios?.length ? { ...row, body: null, problem: 'Its scenarios need Premium.', question: null } : row,
  )
}
