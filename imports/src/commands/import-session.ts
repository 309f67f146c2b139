import type { Database } from '@homeyield/database/connection'

/** What a command works with; the database is migrated. */
export interface ImportSession {
  readonly database: Database
  /** The path of a file that the operator named. */
  readonly pathOf: (file: string) => string
  readonly signal: AbortSignal
  /** Shows the part done, 0 to 1, and the rows so far. */
  readonly onProgress: (share: number, rows?: number) => void
  /** Shows the name of work whose end is not known. */
  readonly onPhase: (phase: string) => void
}

/** Opens a session, runs the work and prints its result. */
export type RunImport = (work: (session: ImportSession) => Promise<string>) => Promise<void>
