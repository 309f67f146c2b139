import { resolve } from 'node:path'
import { openDatabase } from '@homeyield/database/connection'
import { findMissingMigrations } from '@homeyield/database/find-missing-migrations'
import { isUnavailable } from '@homeyield/database/is-unavailable'
import { Command, CommanderError } from 'commander'
import { addAddressesCommand } from './commands/addresses-command.ts'
import { addAreasCommand } from './commands/areas-command.ts'
import type { RunImport } from './commands/import-session.ts'
import { addMortgageRatesCommand } from './commands/mortgage-rates-command.ts'
import { addRentsCommand } from './commands/rents-command.ts'
import { addStatusCommand } from './commands/status-command.ts'
import { openProgress, type ProgressStream } from './report/progress.ts'

export interface ImportContext {
  /** The address of the database; throws when there is none. */
  readonly findDatabase: () => Promise<string>
  /** What a relative file is relative to. */
  readonly folder: string
  readonly stdout: (text: string) => void
  readonly stderr: ProgressStream
  /** Ends the import, which then changes nothing. */
  readonly signal: AbortSignal
}

const ABOUT = `Imports open data into the database of DATABASE_URL, or of a running npm start.
docs/data.md says where each set comes from.`
const EXIT_STATUS = '\nExit status: 0 done, 1 refused or failed (nothing was changed), 2 wrong use.'

/** Runs `npm run import` with its arguments; returns the exit status. */
export async function runImport(given: readonly string[], context: ImportContext): Promise<number> {
  const { stdout, stderr } = context
  const program = new Command('npm run import --')
  program.description(ABOUT).helpCommand(false).addHelpText('after', EXIT_STATUS)
  program.configureOutput({ writeOut: stdout, writeErr: (text) => void stderr.write(text) })
  program.exitOverride().showHelpAfterError('npm run import -- --help shows the options.')
  const run: RunImport = async (work) => stdout(await runWork(work, context))
  addAddressesCommand(program, run)
  addAreasCommand(program, run)
  addMortgageRatesCommand(program, run)
  addRentsCommand(program, run)
  addStatusCommand(program, run)
  try {
    await program.parseAsync(given, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    stderr.write(describeFailure(error))
    return 1
  }
}

async function runWork(work: Parameters<RunImport>[0], context: ImportContext): Promise<string> {
  const { findDatabase, folder, stderr, signal } = context
  const database = openDatabase(await findDatabase(), { max: 2, statementTimeout: 0 })
  const progress = openProgress(stderr)
  try {
    const [missing] = await findMissingMigrations(database)
    if (missing) throw new Error(`The database lacks the migration ${missing}. Run node run/migrate.ts first.`)
    const pathOf = (file: string) => resolve(folder, file)
    return await work({ database, pathOf, signal, onProgress: progress.report, onPhase: progress.name })
  } finally {
    progress.stop()
    await database.close()
  }
}

// A connection that breaks during the commit leaves it unknown whether the database committed.
function describeFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return isUnavailable(error)
    ? `The database is unavailable: ${message}\nnpm run import -- status says what is loaded.\n`
    : `${message}\nNothing was changed.\n`
}
