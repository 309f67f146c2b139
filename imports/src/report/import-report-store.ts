import type { Transaction } from '@homeyield/database/connection'
import { import_reports } from '@homeyield/database/tables'
import { desc, eq } from 'drizzle-orm'

export interface StoredReport<Report> {
  readonly source: string
  readonly report: Report
}

/** Stores a report of the import `name`; earlier ones stay. */
export async function storeReport(
  transaction: Pick<Transaction, 'insert'>,
  entry: { name: string; source: string; report: object },
): Promise<void> {
  await transaction.insert(import_reports).values(entry)
}

/** The newest report of the import `name`, or null. The caller gives its type. */
export function readNewestReport<Report>(
  database: Pick<Transaction, 'select'>,
  name: string,
): Promise<StoredReport<Report> | null> {
  return readReport<Report>(database, name, 0)
}

/** The report before the newest, or null. */
export function readReportBefore<Report>(
  database: Pick<Transaction, 'select'>,
  name: string,
): Promise<StoredReport<Report> | null> {
  return readReport<Report>(database, name, 1)
}

async function readReport<Report>(
  database: Pick<Transaction, 'select'>,
  name: string,
  newer: number,
): Promise<StoredReport<Report> | null> {
  const [found] = await database
    .select({ source: import_reports.source, report: import_reports.report })
    .from(import_reports)
    .where(eq(import_reports.name, name))
    .orderBy(desc(import_reports.id))
    .offset(newer)
    .limit(1)
  return found ? { source: found.source, report: found.report as Report } : null
}
