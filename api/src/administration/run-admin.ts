import { getSystemErrorMessage } from 'node:util'
import { transaction } from '@homeyield/database/connection'
import { findMissingMigrations } from '@homeyield/database/find-missing-migrations'
import { isUnavailable } from '@homeyield/database/is-unavailable'
import { Command, CommanderError } from 'commander'
import { openAdminLog } from './admin-log-store.ts'
import {
  type AdminContext,
  AdminRefusal,
  type AdminResult,
  type AdminSession,
  type CommonOptions,
  confirmWith,
  openForAdmin,
  type RunAdmin,
} from './admin-session.ts'
import { addAccountCommands } from './commands/account-commands.ts'
import { addBackupCommands } from './commands/backup-commands.ts'
import { addCheckCommand } from './commands/check-command.ts'
import { addJobCommands } from './commands/job-commands.ts'
import { addLogCommand } from './commands/log-command.ts'
import { addMailCommands } from './commands/mail-commands.ts'
import { addPremiumCommands } from './commands/premium-commands.ts'
import { addSecretCommand } from './commands/secret-command.ts'
import { addSessionCommands } from './commands/session-commands.ts'

const ABOUT = `Administers Homeyield on the database of DATABASE_URL, or the embedded one of DATA_DIR.
docs/administration.md explains each command.`
const EXIT_STATUS = '\nExit status: 0 done, 1 refused, failed or a fault found, 2 wrong use.'

/** Runs `npm run admin` with its arguments; returns the exit status. */
export async function runAdmin(given: readonly string[], context: AdminContext): Promise<number> {
  const { stdout, stderr } = context
  const program = new Command('npm run admin --')
  program.description(ABOUT).helpCommand(false).addHelpText('after', EXIT_STATUS)
  program.configureOutput({ writeOut: stdout, writeErr: stderr })
  program.exitOverride().showHelpAfterError('npm run admin -- --help shows the commands.')
  let status = 0
  const alone: RunAdmin['alone'] = async (options, work) => {
    const { text, data, failed } = await work(context, confirmWith(context.ask, options.yes ?? false))
    stdout(options.json ? `${JSON.stringify(data, null, 2)}\n` : text)
    if (failed) status = 1
  }
  const run: RunAdmin = Object.assign(
    (options: CommonOptions, work: (session: AdminSession) => Promise<AdminResult>) =>
      alone(options, (_, confirm) => withSession(context, confirm, work)),
    { alone },
  )
  addAccountCommands(program, run)
  addPremiumCommands(program, run)
  addSessionCommands(program, run)
  addMailCommands(program, run)
  addJobCommands(program, run)
  addSecretCommand(program, run)
  addLogCommand(program, run)
  addBackupCommands(program, run)
  addCheckCommand(program, run)
  try {
    await program.parseAsync(given, { from: 'user' })
    return status
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    stderr(`${describeFailure(error)}\n`)
    return 1
  }
}

async function withSession(
  context: AdminContext,
  confirm: AdminSession['confirm'],
  work: (session: AdminSession) => Promise<AdminResult>,
): Promise<AdminResult> {
  const connection = await context.connect()
  const database = openForAdmin(connection.url)
  try {
    const [missing] = await findMissingMigrations(database)
    if (missing) throw new AdminRefusal(`The database lacks the migration ${missing}. Run node run/migrate.ts first.`)
    const change: AdminSession['change'] = (work) =>
      transaction(database, (db, client) => work({ db, client, log: openAdminLog({ db }, context.operator).write }))
    return await work({ context, database, url: connection.url, confirm, change })
  } finally {
    await database.close()
    await connection.close()
  }
}

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (isUnavailable(error)) return `The database is unavailable: ${error.message}`
  if (isOfFile(error)) return `${error.path} cannot be used: ${getSystemErrorMessage(error.errno)}.`
  const { cause } = error
  return cause instanceof Error && 'severity' in cause ? `The database refused it: ${cause.message}.` : error.message
}

function isOfFile(error: Error): error is Error & { path: string; errno: number } {
  return 'path' in error && typeof error.path === 'string' && 'errno' in error && typeof error.errno === 'number'
}
