import type { Transaction } from '@homeyield/database/connection'
import { import_reports } from '@homeyield/database/tables'
import { desc, eq } from 'drizzle-orm'

/** A report as it was kept: which import made it, from what, and what it says. */
export interface KeptReport<Report> {
  readonly source: string
  readonly report: Report
}

/** Keeps what the import called `name` says of `source`. Earlier reports stay. */
export async function keepReport(
  transaction: Pick<Transaction, 'insert'>,
  kept: { name: string; source: string; report: object },
): Promise<void> {
  await transaction.insert(import_reports).values(kept)
}

/** Answers the newest report of the import called `name`, null where it never ran. The caller names the report's type. */
export async function readNewestReport<Report>(
  database: Pick<Transaction, 'select'>,
  name: string,
): Promise<KeptReport<Report> | null> {
  const [newest] = await database
    .select({ source: import_reports.source, report: import_reports.report })
    .from(import_reports)
    .where(eq(import_reports.name, name))
    .orderBy(desc(import_reports.id))
    .limit(1)
  return newest ? { source: newest.source, report: newest.report as Report } : null
}
