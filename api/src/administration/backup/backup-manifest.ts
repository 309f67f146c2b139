import * as z from 'zod/mini'

const table = z.object({
  /** With its schema if that is the queue's. */
  name: z.string().check(z.regex(/^(?:graphile_worker\.)?[a-z_]+$/u)),
  columns: z.array(z.string()),
  rows: z.number(),
})
export type BackedUpTable = z.infer<typeof table>

const manifestSchema = z.object({
  format: z.literal('homeyield backup 1'),
  made_at: z.string(),
  /** Those of the database, with the digests of their files. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** The number of the queue's own last migration. */
  queue: z.number(),
  tables: z.array(table),
  /** The last number that each sequence gave; null for one that gave none. */
  sequences: z.array(z.object({ name: z.string(), last: z.nullable(z.string()) })),
  /** How many uploaded files; null when they are not in the backup. */
  uploads: z.nullable(z.number()),
})
export type BackupManifest = z.infer<typeof manifestSchema>

export const MANIFEST = 'manifest.json'

/** The name of a table's rows in the archive. */
export const entryOfTable = (name: string): string => `tables/${name}.copy`

export function parseManifest(text: string): BackupManifest | null {
  try {
    return manifestSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
